import { expect, test } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { buyerSystem, shipToElement } from '#areas/punchout/testing/buyer-system.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { addWorlds, type World } from './support/access-worlds.ts'
import { codeOf, startApi } from './support/api.ts'
import { sampleInput } from './support/sample-input.ts'
import { storedState } from './support/stored-state.ts'
import { textOfBody } from './support/text-of-body.ts'

// PUNCH-4, security 53: every call by the buyer of a procurement session. The calls come from the
// contract, so that a new one is asked on the day it is written.
const api = await startApi()
const { worlds, canaries } = await addWorlds(api)
const system = await buyerSystem(api, 'buyer', { mapping: [{ shipTo: '0000101', punchoutShipTo: 'W-1' }] })
const visit = await system.visit(shipToElement('W-1'))
const served = areas.flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
const withSession = served.filter(({ access, rawBody }) => access !== 'public' && !rawBody)
const named = (wanted: World['name']) => worlds.find(({ name }) => name === wanted)!

const ask = (endpoint: Endpoint, { ids }: World) =>
  visit.call(endpoint, sampleInput(endpoint, ids) as never, endpoint.ifMatch ? { ifMatch: 1 } : {})

/** The few calls a procurement session needs, by hand: a new one is a decision. */
const reached = `
  addToCart analyseCart createCart discardCart findCodeItems getActiveCart getCart getCartEnd
  getCategoryImage getContacts getCustomerMetadata getCustomerRouteDays getGuide getGuideLines
  getGuidePar getItem getItemDataSheet getMe getRelatedItems getRouteDays getShipToSettings
  getUsualItems leavePunchout listAnnouncements listCartChanges listCodes listGuides listItemGuides
  listItemPars listMyShipTos lookUpCode matchOrderLines rebuildPunchoutCart redoCartChange refreshCart returnCart reviewCart
  searchShop seeMovedDate setActiveCart setLine setLines suggestItems switchCartItem
  switchCartItems undoCartChange updateCart updateCartDetails writeLineNote`
  .trim()
  .split(/\s+/)

test('a procurement session reaches these calls and no other [PUNCH-4, security 53]', async () => {
  const open = withSession.filter(({ inPunchout }) => inPunchout !== undefined).map(({ name }) => name)
  expect(open.toSorted()).toEqual(reached.toSorted())
  const before = await storedState(api.db)
  for (const endpoint of withSession.filter(({ inPunchout }) => inPunchout === undefined))
    expect([endpoint.name, codeOf(await ask(endpoint, named('own')))]).toEqual([endpoint.name, 'not_in_punchout'])
  expect(await storedState(api.db)).toEqual(before)
}, 60_000)

test('what is refused has its own reason only behind the gate: no feature of the account is left [PUNCH-4]', () => {
  const wanting = withSession.filter(({ inPunchout, needs = [] }) => inPunchout !== undefined && needs.length > 0)
  expect(new Set(wanting.flatMap(({ needs = [] }) => needs))).toEqual(new Set(['manageCart']))
})

/** What the buyer of the session reads that is not of its ship-to. */
async function leaks(): Promise<string[]> {
  const found: string[] = []
  for (const endpoint of withSession.filter(({ inPunchout, method }) => inPunchout !== undefined && method === 'GET'))
    for (const world of worlds) {
      const { status, body } = await ask(endpoint, world)
      const text = await textOfBody(body)
      for (const { word } of canaries)
        if (text.includes(word) && !word.endsWith('0101')) found.push(`${endpoint.name}: ${word}`)
      if (world.name !== 'own' && endpoint.path.includes(':shipTo') && status < 400)
        found.push(`${endpoint.name}: ${status}`)
    }
  return found
}

test('it reads nothing of another ship-to, also not of one of its user [PUNCH-4, security 53]', async () => {
  // The bill-to of its own ship-to is shown with it.
  expect((await leaks()).filter((leak) => !leak.endsWith('CANARYBILL0000100'))).toEqual([])
}, 60_000)

test('a leak is seen: a session that is given all ship-tos of the user is caught [PUNCH-4]', async () => {
  await api.db.run(`update punchout_sessions set reach = 'own'`)
  try {
    expect((await leaks()).filter((leak) => !leak.endsWith('CANARYBILL0000100'))).not.toEqual([])
  } finally {
    await api.db.run(`update punchout_sessions set reach = 'one'`)
  }
}, 60_000)
