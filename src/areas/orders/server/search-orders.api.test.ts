import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { type Person, shipTos } from '#tests/support/distributor.ts'
import { listMyReps } from '#areas/customers/my-reps.endpoints.ts'
import { getOrder, listOrders, searchOrders } from '../orders.endpoints.ts'

const api = await startApi()

// By number: ship-to, status, order type, subtotal in cents, origin. Today is March 2.
const stored = {
  '701': ['own', 'Open', 'regularDelivery', 1000, -1],
  '702': ['own', 'Placed', 'returnOrder', 500, -1],
  '703': ['sibling', 'Invoiced', 'voidOrRebill', -700, -1],
  '704': ['sibling', 'Cancelled', 'specialOrder', 2000, 5],
  '705': ['foreign', 'Open', 'regularDelivery', 3000, -1],
  '706': ['otherDivision', 'InProgress', 'regularDelivery', 4000, -1],
} as const
const billTos = { own: '0000100', sibling: '0000100', foreign: '0000200', otherDivision: '0000900' }
const idOf = (number: string) => `00000000-0000-7000-9000-000000000${number}`

beforeAll(async () => {
  for (const [number, [world, status, soType, subtotal, origin]] of Object.entries(stored)) {
    const { division, shipTo } = shipTos[world]
    await api.db.run(
      `insert into orders (id, order_number, division, ship_to, bill_to, po, so_type, delivery_date, status, placed_at,
                           modified_at, total_cases, total_units, subtotal_cents, origin_source)
       values ($1, $2, $3, $4, $5, $6, $7, '2026-03-04', $8, $9, $9, 1, 0, $10, $11)`,
      [
        idOf(number),
        number,
        division,
        shipTo,
        billTos[world],
        `PO-${number}`,
        soType,
        status,
        `2026-03-01T1${number.at(-1)}:00:00Z`,
        subtotal,
        origin,
      ],
    )
  }
})

const found = async (who: Person, query: object = {}) => {
  const { orders } = await (await api.as(who)).ask(searchOrders, { query: query as never })
  return orders.map(({ orderNumber }) => orderNumber)
}

test('the list over several ship-tos holds the orders of those one may act for, and no others [ORDER-1, ACCESS-4]', async () => {
  expect(await found('buyer')).toEqual(['704', '703', '702', '701'])
  expect(await found('stranger')).toEqual(['705'])
  expect(await found('dsr')).toEqual(['704', '703', '702', '701'])
  expect(await found('otherDsr')).toEqual(['706', '705'])
  expect(await found('dsm')).toEqual(['705', '704', '703', '702', '701'])
  expect(await found('admin')).toEqual(['706', '705', '704', '703', '702', '701'])
})

test.each<[string, object, string[]]>([
  ['division', { divisions: 'NIC' }, ['706']],
  ['two divisions', { divisions: 'NIC,NLV' }, ['706', '705', '704', '703', '702', '701']],
  ['bill-to', { billTo: 'NLV/0000100' }, ['704', '703', '702', '701']],
  ['ship-to', { shipTo: 'NLV/0000102' }, ['704', '703']],
  ['DSR', { dsr: 'Other-DSR@larder.example' }, ['706', '705']],
  ['DSM', { dsm: 'dsm@larder.example' }, ['705', '704', '703', '702', '701']],
  ['credits', { creditType: 'credits' }, ['703', '702']],
  ['no credits', { creditType: 'noCredits' }, ['706', '705', '704', '701']],
  ['every credit type', { creditType: 'all' }, ['706', '705', '704', '703', '702', '701']],
  ['online', { originSource: '-1' }, ['706', '705', '703', '702', '701']],
  ['Punchout', { originSource: '5' }, ['704']],
  ['types of the second list', { soTypes: 'voidOrRebill,specialOrder,returnOrder' }, ['704', '703', '702']],
  ['status by number', { statuses: '1,2,5' }, ['706', '704', '702']],
  ['status Open', { statuses: 'Open' }, ['705', '701']],
  ['status Invoiced', { statuses: 'Invoiced' }, ['703']],
  ['status all', { statuses: '0' }, ['706', '705', '704', '703', '702', '701']],
])('orders are narrowed by %s [ORDER-1]', async (_, query, numbers) => {
  expect(await found('admin', query)).toEqual(numbers)
})

test('a filter never widens what one may read [ORDER-1, ACCESS-4]', async () => {
  expect(await found('buyer', { billTo: 'NLV/0000200' })).toEqual([])
  expect(await found('buyer', { shipTo: 'NLV/0000201' })).toEqual([])
  expect(await found('stranger', { dsm: 'dsm@larder.example' })).toEqual(['705'])
  expect(await found('dsr', { dsr: 'other-dsr@larder.example' })).toEqual([])
  expect(await found('buyer', { keyword: '705' })).toEqual([])
})

test('states and origins have their numbers beside the words [ORDER-1]', async () => {
  const { orders } = await (await api.as('admin')).ask(searchOrders, { query: {} })
  const wire = Object.fromEntries(orders.map((order) => [order.status, order.statusNumber]))
  expect(wire).toEqual({ Placed: 1, InProgress: 2, Open: null, Invoiced: null, Cancelled: 5 })
  expect(orders.find(({ orderNumber }) => orderNumber === '704')).toMatchObject({ origin: 'Punchout', originSource: 5 })
  expect(orders.find(({ orderNumber }) => orderNumber === '701')).toMatchObject({ origin: 'online', originSource: -1 })
})

test('a number or PO typed in full is found outside the range and marked so, in both lists [ORDER-1]', async () => {
  const admin = await api.as('admin')
  const range = { from: '2026-02-01', to: '2026-02-02' }
  for (const keyword of ['701', 'po-701']) {
    const all = await admin.ask(searchOrders, { query: { ...range, keyword } })
    expect(all.orders).toMatchObject([{ orderNumber: '701', isOutsideRange: true }])
    const one = await admin.ask(listOrders, { params: shipTos.own, query: { ...range, keyword } })
    expect(one.orders).toMatchObject([{ orderNumber: '701', isOutsideRange: true }])
  }
  expect(await found('admin', { ...range, keyword: '70' })).toEqual([])
  const inside = await admin.ask(searchOrders, { query: { keyword: '701' } })
  expect(inside.orders).toMatchObject([{ orderNumber: '701', isOutsideRange: false }])
})

test('the ends of the range are the same as in the list of one ship-to [ORDER-1]', async () => {
  const buyer = await api.as('buyer')
  expect(await buyer.ask(searchOrders, { query: {} })).toMatchObject({ from: '2026-01-31', to: '2026-03-09' })
  const late = await buyer.call(searchOrders, { query: { to: '2026-04-02' } })
  expect(late).toMatchObject({ status: 400, body: { code: 'range_ends_too_late', field: 'to' } })
  const early = await buyer.call(searchOrders, { query: { from: '2023-03-02' } })
  expect(early).toMatchObject({ status: 400, body: { code: 'range_starts_too_early', field: 'from' } })
})

test('pages and their total are of the narrowed list [ORDER-1]', async () => {
  const admin = await api.as('admin')
  const query = { billTo: 'NLV/0000100', pageSize: 3, pageNo: 2, includeTotal: 'true' } as const
  const page = await admin.ask(searchOrders, { query })
  expect(page.orders.map(({ orderNumber }) => orderNumber)).toEqual(['701'])
  expect(page.totalRecords).toBe(4)
  expect(page.timeZones).toEqual({ NLV: 'America/Los_Angeles', NIC: 'America/Chicago' })
})

test.each([
  { statuses: 'Lost' },
  { statuses: '9' },
  { originSource: '4' },
  { creditType: 'some' },
  { billTo: '0000100' },
  { shipTo: 'NLV/0000101/x' },
  { divisions: 'nlv' },
  { soTypes: 'teleport' },
])('%o is refused [ORDER-1]', async (query) => {
  const { status, body } = await (await api.as('admin')).call(searchOrders, { query: query as never })
  expect([status, (body as { field?: string }).field?.split('.')[0]]).toEqual([400, Object.keys(query)[0]])
})

test('an order of the list opens by its own ship-to [ORDER-1]', async () => {
  const params = { ...shipTos.sibling, orderId: idOf('704') }
  const { order } = await (await api.as('buyer')).ask(getOrder, { params })
  expect(order).toMatchObject({ orderNumber: '704', status: 'Cancelled', statusNumber: 5, version: 1 })
})

test('staff are offered the sales managers and reps of their own ship-tos, customers none [ORDER-1, ACCESS-4]', async () => {
  const repsOf = async (who: Person) => (await api.as(who)).ask(listMyReps, {})
  const dsr = { email: 'dsr@larder.example', name: 'dsr' }
  const dsm = { email: 'dsm@larder.example', name: 'dsm' }
  expect(await repsOf('dsr')).toEqual({ dsms: [dsm], dsrs: [dsr] })
  expect((await repsOf('otherDsr')).dsrs.map(({ email }) => email)).toEqual(['other-dsr@larder.example'])
  expect((await repsOf('admin')).dsrs.map(({ email }) => email)).toEqual([
    'dsr@larder.example',
    'other-dsr@larder.example',
  ])
  expect((await (await api.as('buyer')).call(listMyReps, {})).status).toBe(403)
})
