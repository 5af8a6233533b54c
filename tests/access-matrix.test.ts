import { describe, expect, test } from 'vitest'
import { areas } from '#app/areas.server.ts'
import { listApiKeys } from '#areas/api-keys/api-keys.endpoints.ts'
import { enablePrograms, makeKey, programWith } from '#areas/api-keys/testing/key-of.ts'
import { listMyShipTos } from '#areas/customers/my-ship-tos.endpoints.ts'
import { startLoginAs } from '#areas/login-as/login-as.endpoints.ts'
import { browserOf } from '#areas/login-as/testing/browser-of.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { actsFor, addWorlds, type World } from './support/access-worlds.ts'
import { type Client, startApi } from './support/api.ts'
import { people, type Person } from './support/distributor.ts'
import { ownDataPaths } from './support/kitchen-rows.ts'
import { type Ids, sampleInput } from './support/sample-input.ts'
import { storedState } from './support/stored-state.ts'
import { textOfBody } from './support/text-of-body.ts'

// ACCESS-4: every call by every kind of person about everything that is theirs, their sibling's,
// another customer's, another division's and nobody's. The calls come from the contract, so that a
// new one is asked the same on the day it is written.
// The simulator of procurement software is there to be asked for.
const api = await startApi({ LARDER_BUYER_SANDBOX_URL: 'http://localhost:1' })
const { worlds, canaries } = await addWorlds(api)
const served = areas.flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
const withSession = served.filter(({ access, rawBody }) => access !== 'public' && !rawBody)
const ends = new Set(['startLoginAs', 'stopLoginAs'])

/** A person, staff who act as the buyer, or a program with a key of the buyer. */
type Who = Person | 'proxy' | 'program'

const clients = new Map<Who, Client>()
for (const person of Object.keys(people) as Person[]) clients.set(person, await api.as(person))
const proxy = await browserOf(api, 'dsr')
await proxy.ask(startLoginAs, { body: { userId: people.buyer } })
clients.set('proxy', proxy)
await enablePrograms(api, 'buyer')
const { scopes } = await clients.get('buyer')!.ask(listApiKeys, {})
const program = programWith(api, (await makeKey(api, 'buyer', scopes)).secret)
clients.set('program', program)
// Its first use is noted now, and not in between two looks at what is stored.
for (let count = 0; count < 2; count++) await program.ask(listMyShipTos, {})

/** Staff and programs that act as the buyer see what the buyer sees. */
const readerOf = (who: Who): Person => (who === 'proxy' || who === 'program' ? 'buyer' : who)
const mayActFor = (who: Who, { name }: World) => actsFor[name].includes(readerOf(who))

const send = (who: Who, endpoint: Endpoint, input: object) =>
  clients.get(who)!.call(endpoint, input as never, endpoint.ifMatch ? { ifMatch: 1 } : {})
const ask = (who: Who, endpoint: Endpoint, ids: Ids) => send(who, endpoint, sampleInput(endpoint, ids))

/** The inputs these ids make of a call, each once: few calls take every kind of id. */
function inputsOf(endpoint: Endpoint, ids: Iterable<Ids>): object[] {
  const inputs = [...ids].map((each) => sampleInput(endpoint, each))
  return [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()]
}

/** What the response reveals that this person may not know. */
async function leaksIn(who: Who, body: unknown): Promise<string[]> {
  const text = await textOfBody(body)
  return canaries
    .filter(({ word, readers }) => text.includes(word) && !readers.includes(readerOf(who)))
    .map(({ word }) => word)
}

const reads = withSession.filter(({ method }) => method === 'GET')
const ofShipTo = withSession.filter(({ path }) => path.includes(':shipTo'))
const callsOf = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const)
const worldOf = (wanted: World['name']): World => worlds.find(({ name }) => name === wanted)!

/** Who reads what is not theirs, however they ask. */
async function leaksOf(endpoint: Endpoint, readers: Iterable<Who> = clients.keys()): Promise<string[]> {
  const leaks: string[] = []
  const keywords = endpoint.query && 'keyword' in endpoint.query.shape ? ['', 'CANARY'] : ['']
  const inputs = inputsOf(
    endpoint,
    worlds.flatMap(({ ids }) => keywords.map((keyword) => ({ ...ids, keyword }))),
  )
  for (const who of readers)
    for (const input of inputs) {
      const { body } = await send(who, endpoint, input)
      for (const word of await leaksIn(who, body)) leaks.push(`${who} read ${word} by ${JSON.stringify(input)}`)
    }
  return leaks
}

/** Who gets for a ship-to that is not theirs anything but the response for a missing one. */
async function differencesOf(endpoint: Endpoint, askers: Iterable<Who> = clients.keys()): Promise<string[]> {
  const wrong: string[] = []
  for (const who of askers) {
    const missing = await ask(who, endpoint, worldOf('missing').ids)
    for (const world of worlds.filter((each) => !mayActFor(who, each))) {
      const answer = await ask(who, endpoint, world.ids)
      const isSame = answer.status === missing.status && JSON.stringify(answer.body) === JSON.stringify(missing.body)
      if (answer.status < 400 || !isSame) wrong.push(`${who} asking about ${world.name}: ${answer.status}`)
    }
  }
  return wrong
}

describe('reading', () => {
  test.each(callsOf(reads))('%s reveals nothing of what is not theirs [ACCESS-4]', async (_, endpoint) => {
    expect(await leaksOf(endpoint)).toEqual([])
  })

  // What nobody has in these worlds: a picture, an order file, a line to break down.
  const isNowhere = new Set([
    'getProfileImage',
    'getCategoryImage',
    'getCreditPhoto',
    'readOrderImport',
    'readOrderTable',
    'sortOrderRows',
    'getPriceBreakdown',
    'getReceiptPhoto',
    'getRecipePicture',
  ])
  test.each(callsOf(reads.filter(({ name }) => !isNowhere.has(name))))(
    '%s answers somebody about what is theirs, so that the questions above are real ones [ACCESS-4]',
    async (_, endpoint) => {
      const statuses: number[] = []
      for (const who of ['buyer', 'accounting', 'dsr', 'admin'] as const)
        statuses.push((await ask(who, endpoint, worldOf('own').ids)).status)
      expect(statuses).toContain(200)
    },
  )
})

describe('another ship-to', () => {
  test.each(callsOf(ofShipTo))(
    '%s answers as for a missing one, and changes nothing [ACCESS-4]',
    async (_, endpoint) => {
      const before = await storedState(api.db)
      expect(await differencesOf(endpoint)).toEqual([])
      expect(await storedState(api.db)).toEqual(before)
    },
  )
})

test('a leak is seen: a stranger whom the gate takes for the office is caught by every call about a ship-to [ACCESS-4]', async () => {
  const stranger = clients.get('stranger')!
  clients.set('stranger', clients.get('admin')!)
  try {
    for (const endpoint of ofShipTo.filter(({ method }) => method === 'GET'))
      expect([endpoint.name, (await differencesOf(endpoint, ['stranger'])).length > 0]).toEqual([endpoint.name, true])
    for (const name of [
      'listInvoices',
      'getInvoice',
      'listPayments',
      'getPayment',
      'listAutopaySchedules',
      'getAutopaySchedule',
      'listAutopayLog',
      'downloadInvoiceLinesCsv',
      'listCreditRequests',
      'getCreditRequest',
      'listCarts',
      'getCart',
      'listOrders',
      'getOrder',
      'listMyShipTos',
      'listMyBillTos',
      'listCustomItems',
      'listRecipes',
      'getRecipe',
      // Words inside of what is compressed.
      'downloadOrderPdf',
      'printReceipt',
      'downloadInvoicePdf',
      'downloadInvoicesPdf',
      'downloadInvoicesZip',
      'downloadInvoiceLinesXlsx',
      'printCustomerInventory',
      'downloadReceipt',
      'printStatement',
      'downloadCreditRequests',
      'getStationSheet',
      'listMenus',
      'getMenu',
      'listUserPunchoutSettings',
      'getUserShipTosMapping',
      'downloadUserShipTosMapping',
    ])
      expect([
        name,
        (
          await leaksOf(
            reads.find((each) => each.name === name)!,
            ['stranger'],
          )
        ).length > 0,
      ]).toEqual([name, true])
  } finally {
    clients.set('stranger', stranger)
  }
}, 90_000)

describe('what belongs to another ship-to', () => {
  const withIds = ofShipTo.filter((endpoint) =>
    /:(cartId|guideId|orderId|inventoryId|recipeId|menuId|delivery|id\b)/.test(endpoint.path),
  )
  test.each(callsOf(withIds))(
    '%s finds nothing of it under one of their own [ACCESS-4, security 9]',
    async (_, endpoint) => {
      const own = worldOf('own')
      const before = await storedState(api.db)
      for (const who of ['buyer', 'colleague', 'dsr', 'proxy', 'program'] as const)
        for (const world of worlds.filter((each) => !mayActFor(who, each))) {
          const { cartId, orderId, inventoryId, guideId, recipeId, menuId, hiddenCartId, delivery } = world.ids
          const ids = [cartId, hiddenCartId ?? cartId].map((cart) => {
            const named = { cartId: cart!, orderId: orderId!, inventoryId: inventoryId!, guideId: guideId! }
            return {
              ...own.ids,
              ...ownDataPaths(world.ids),
              ...named,
              recipeId: recipeId!,
              menuId: menuId!,
              delivery: delivery!,
            }
          })
          for (const input of inputsOf(endpoint, ids)) {
            const answer = await send(who, endpoint, input)
            expect([who, world.name, answer.status >= 400]).toEqual([who, world.name, true])
            expect(await leaksIn(who, answer.body)).toEqual([])
          }
        }
      expect(await storedState(api.db)).toEqual(before)
    },
  )
})

describe('a second id', () => {
  const writes = withSession.filter(({ method, body, name }) => method !== 'GET' && body && !ends.has(name))
  const swapped = [
    'switchToCartId',
    'activeCartId',
    'billTo',
    'billToNumber',
    'userId',
    'shipToNumber',
    'paymentSettingsId',
    'ship-tos',
    'categoryId',
    'locationId',
    'distributorId',
    'customItemId',
    'recipeId',
    'recipeIds',
    'recipeId',
    'subRecipeId',
    'guideId',
    'selectedGuideId',
    'currentGuideId',
    'lineId',
    'beforeLineId',
    'stagingGuideId',
    'paymentId',
    'scheduleId',
    'invoiceNumber',
    'invoiceUid',
    'creditRequestId',
    'punchoutSettingsId',
    'webhookId',
    'apiKeyId',
  ]
  test.each(callsOf(writes))('%s touches nothing of others by an id in its body [security 10]', async (_, endpoint) => {
    const [own, foreign] = [worldOf('own'), worldOf('foreign')]
    const before = await storedState(api.db, 'foreign')
    const inputs = inputsOf(
      endpoint,
      swapped.map((id) => ({ ...own.ids, [id]: foreign.ids[id]! })),
    )
    for (const who of ['buyer', 'dsr', 'proxy', 'program'] as const)
      for (const input of inputs) {
        const answer = await send(who, endpoint, input)
        expect(await leaksIn(who, answer.body)).toEqual([])
      }
    expect(await storedState(api.db, 'foreign')).toEqual(before)
  })
})
