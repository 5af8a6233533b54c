import { expect, test } from 'vitest'
import { orderContent, orderedItem, setupContent } from '#areas/cxml/testing/cxml-document.ts'
import { updatePunchoutSettings } from '#areas/punchout-settings/punchout-settings.endpoints.ts'
import { buyerSystem, shipToElement } from '#areas/punchout/testing/buyer-system.ts'
import { codeOf, monday, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import {
  getPunchoutMessage,
  getUserPunchoutMessage,
  listPunchoutMessages,
  processPunchoutMessage,
  processUserPunchoutMessage,
} from '../punchout-log.endpoints.ts'

const api = await startApi()
const mapping = [{ shipTo: '0000101', punchoutShipTo: 'W-1' }]
const system = await buyerSystem(api, 'buyer', { mapping })
const other = await buyerSystem(api, 'stranger')
const [buyer, stranger] = await Promise.all([api.as('buyer'), api.as('stranger')])
const params = { punchoutSettingsId: system.settingsId }
const list = (query = {}) => buyer.ask(listPunchoutMessages, { params, query })
/** Requests at instants of their own, so that their order is known. */
const post = async (content: string, parts = {}) => {
  api.clock.set(new Date(api.clock.now().getTime() + 1000))
  return system.post(content, parts)
}

test('messages are listed newest first, by direction, outcome and kind, page by page [PUNCH-5]', async () => {
  await post(setupContent())
  await post(setupContent().replace('create', 'source'))
  await post(orderContent(orderedItem()), { to: '/punchout/setup', mode: 'test' })
  await other.post(setupContent())
  const { messages, kinds, nextCursor } = await list()
  expect(messages.map(({ direction, kind, status, isTest }) => [direction, kind, status, isTest])).toEqual([
    ['in', 'OrderRequest', 450, true],
    ['in', 'PunchOutSetupRequest', 450, false],
    ['in', 'PunchOutSetupRequest', 200, false],
  ])
  expect([kinds, nextCursor]).toEqual([['OrderRequest', 'PunchOutSetupRequest'], null])
  const idsOf = async (query: object) => (await list(query)).messages.map(({ id }) => id)
  const ids = messages.map(({ id }) => id)
  expect(await idsOf({ outcome: 'accepted' })).toEqual([ids[2]])
  expect(await idsOf({ outcome: 'refused' })).toEqual([ids[0], ids[1]])
  expect(await idsOf({ kind: 'PunchOutSetupRequest' })).toEqual([ids[1], ids[2]])
  expect(await idsOf({ direction: 'out' })).toEqual([])
  const first = await list({ pageSize: 2 })
  expect([first.messages.length, first.nextCursor]).toEqual([2, ids[1]])
  expect(await idsOf({ pageSize: 2, cursor: first.nextCursor! })).toEqual([ids[2]])
})

test('a message is whole, and no secret is in it [PUNCH-5, security 48]', async () => {
  const [newest] = (await list()).messages
  const { message } = await buyer.ask(getPunchoutMessage, { params: { ...params, messageId: newest!.id } })
  expect(message).toMatchObject({ kind: 'OrderRequest', status: 450, direction: 'in' })
  expect(message.document).toContain('<SharedSecret>****</SharedSecret>')
  expect(message.answer).toContain('code="450"')
  expect(JSON.stringify(message)).not.toContain(system.secret)
})

test('messages of somebody else are not there, by list, by id, or by way of one’s integration [PUNCH-5]', async () => {
  const [newest] = (await list()).messages
  const messageId = newest!.id
  expect(codeOf(await stranger.call(listPunchoutMessages, { params, query: {} }))).toBe('punchout_not_found')
  expect(codeOf(await stranger.call(getPunchoutMessage, { params: { ...params, messageId } }))).toBe(
    'punchout_not_found',
  )
  const through = { punchoutSettingsId: other.settingsId, messageId }
  expect(codeOf(await stranger.call(getPunchoutMessage, { params: through }))).toBe('message_not_found')
  const ofUser = { ...params, messageId, userId: people.buyer }
  expect((await stranger.call(getUserPunchoutMessage, { params: ofUser })).status).toBe(403)
  const cursor = (await list({ pageSize: 1 })).nextCursor!
  const foreign = { punchoutSettingsId: other.settingsId }
  const read = await stranger.ask(listPunchoutMessages, { params: foreign, query: { cursor } })
  expect(read.messages).toEqual([])
})

test('an order for a ship-to that was not mapped is processed again once it is, and booked once [PUNCH-5, PUNCH-3]', async () => {
  const lines = orderedItem({ part: items.flour, quantity: '2', price: '20.00' })
  const order = orderContent(lines, { id: 'AGAIN', header: shipToElement('W-9') }).replace('82.40', '40.00')
  const payloadId = 'again@buyer.example'
  expect(await post(order, { to: '/punchout/orders', payloadId })).toMatchObject({ code: '417' })
  const [refused] = (await list({ kind: 'OrderRequest' })).messages
  const again = { params: { ...params, messageId: refused!.id } }
  expect(await buyer.ask(processPunchoutMessage, again)).toMatchObject({ isSuccess: false, status: 417 })
  const shipTosMapping = [...mapping, { shipTo: shipTos.sibling.shipTo, punchoutShipTo: 'W-9' }]
  await buyer.ask(updatePunchoutSettings, { params, body: { shipTosMapping } })
  // At once, and the customer's system sends it, too.
  const all = await Promise.all([
    buyer.ask(processPunchoutMessage, again),
    buyer.ask(processPunchoutMessage, again),
    system.post(order, { to: '/punchout/orders', payloadId }),
  ])
  expect(all.slice(0, 2)).toMatchObject([
    { isSuccess: true, status: 200 },
    { isSuccess: true, status: 200 },
  ])
  const placed = await api.db.rows<{ shipTo: string }>(`select ship_to as "shipTo" from orders where po = 'AGAIN'`)
  expect(placed).toEqual([{ shipTo: shipTos.sibling.shipTo }])
  expect((await list({ kind: 'OrderRequest', outcome: 'accepted' })).messages).toHaveLength(3)
})

test('the office processes a refused order of a user again, and customers do not by this way [PUNCH-5]', async () => {
  const lines = orderedItem({ part: items.flour, quantity: '2', price: '20.00' })
  const order = orderContent(lines, { id: 'OFFICE', header: shipToElement('W-7') }).replace('82.40', '40.00')
  await post(order, { to: '/punchout/orders', payloadId: 'office@buyer.example' })
  const [refused] = (await list({ kind: 'OrderRequest', outcome: 'refused' })).messages
  const shipTosMapping = [...mapping, { shipTo: shipTos.sibling.shipTo, punchoutShipTo: 'W-7' }]
  await buyer.ask(updatePunchoutSettings, { params, body: { shipTosMapping } })
  const again = { params: { ...params, messageId: refused!.id, userId: people.buyer } }
  expect((await buyer.call(processUserPunchoutMessage, again)).status).toBe(403)
  expect(await (await api.as('admin')).ask(processUserPunchoutMessage, again)).toMatchObject({ status: 200 })
  const placed = await api.db.rows<{ shipTo: string }>(`select ship_to as "shipTo" from orders where po = 'OFFICE'`)
  expect(placed).toEqual([{ shipTo: shipTos.sibling.shipTo }])
})

test('an order of a sender that was not recognised, and one that was accepted, are not processed again [PUNCH-5]', async () => {
  await post(orderContent(orderedItem()), { to: '/punchout/orders', secret: 'planted' })
  for (const query of [{ outcome: 'refused' }, { outcome: 'accepted', kind: 'OrderRequest' }] as const) {
    const [newest] = (await list(query)).messages
    const call = await buyer.call(processPunchoutMessage, { params: { ...params, messageId: newest!.id } })
    expect([call.status, codeOf(call)]).toEqual([409, 'message_not_repeatable'])
  }
  expect(JSON.stringify(await list())).not.toContain('planted')
})

test('the log shows thirty days [PUNCH-5]', async () => {
  const { messages } = await list()
  const messageId = messages[0]!.id
  const days = (count: number) => new Date(monday.getTime() + count * 86_400_000)
  await api.db.run('update punchout_messages set at = $1 where settings_id = $2', [monday, system.settingsId])
  api.clock.set(days(29.9))
  const later = await api.as('buyer')
  expect((await later.ask(listPunchoutMessages, { params, query: {} })).messages).toHaveLength(messages.length)
  api.clock.set(days(30.1))
  const latest = await api.as('buyer')
  expect((await latest.ask(listPunchoutMessages, { params, query: {} })).messages).toEqual([])
  expect(codeOf(await latest.call(getPunchoutMessage, { params: { ...params, messageId } }))).toBe('message_not_found')
})
