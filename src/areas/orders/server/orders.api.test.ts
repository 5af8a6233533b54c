import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#areas/checkout/checkout.endpoints.ts'
import { readyCart } from '#areas/checkout/testing/ready-cart.ts'
import { liveChannel } from '#platform/events/live-events.ts'
import { startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import type { OrderStatus } from '../order.ts'
import { findOrders, getOrder, listOrders } from '../orders.endpoints.ts'
import { recordOrderStatus } from './public.ts'

const api = await startApi()
const [buyer, stranger] = await Promise.all([api.as('buyer'), api.as('stranger')])
const own = shipTos.own

// Orders of the past by number: delivery date, placed at, status, order type, subtotal in cents.
const past = {
  '501': ['2026-01-20', '2026-01-18T20:00:00Z', 'Invoiced', 'regularDelivery', 5000],
  '502': ['2026-02-10', '2026-02-09T07:30:00Z', 'Open', 'regularDelivery', 1000],
  '503': ['2026-03-09', '2026-03-01T20:00:00Z', 'Placed', 'willCall', 3000],
  '504': ['2026-03-10', '2026-03-02T10:00:00Z', 'Failed', 'regularDelivery', 2000],
} as const
const idOf = (orderNumber: string) => `00000000-0000-7000-9000-000000000${orderNumber}`

beforeAll(async () => {
  for (const [number, [deliveryDate, placedAt, status, soType, subtotal]] of Object.entries(past)) {
    await api.db.run(
      `insert into orders (id, order_number, division, ship_to, bill_to, po, so_type, delivery_date, status, placed_at,
                           modified_at, total_cases, total_units, subtotal_cents)
       values ($1, $2, 'NLV', '0000101', '0000100', $3, $4, $5, $6, $7, $7, 1, 0, $8)`,
      [idOf(number), number, `PO_${number}`, soType, deliveryDate, status, placedAt, subtotal],
    )
    await api.db.run(
      `insert into order_lines (order_id, line_number, division, ship_to, item_number, description, ordered_cases,
                                ordered_units, line_total_cents)
       values ($1, 1, 'NLV', '0000101', $2, $3, 1, 0, $4)`,
      [idOf(number), number === '502' ? items.oil : items.flour, number === '502' ? 'OIL' : 'FLOUR', subtotal],
    )
  }
})

type Query = NonNullable<Parameters<typeof buyer.ask<typeof listOrders>>[1]['query']>
const listed = async (query: Query = {}) => {
  const { orders } = await buyer.ask(listOrders, { params: own, query })
  return orders.map((order) => order.orderNumber)
}
const wide = { from: '2025-12-01', to: '2026-04-01' }

test('orders are listed by delivery date from 30 days back to 7 ahead, the latest placed first [ORDER-1]', async () => {
  const answer = await buyer.ask(listOrders, { params: own })
  expect(answer).toMatchObject({ from: '2026-01-31', to: '2026-03-09', pageNo: 1, pageSize: 30 })
  expect(answer.orders.map((order) => order.orderNumber)).toEqual(['503', '502'])
  expect(answer).not.toHaveProperty('totalRecords')
})

test('an order number or PO typed whole is found outside the range, a part of it is not [ORDER-1]', async () => {
  expect(await listed({ keyword: '501' })).toEqual(['501'])
  expect(await listed({ keyword: ' po_501 ' })).toEqual(['501'])
  expect(await listed({ keyword: 'PO_5', statuses: 'Invoiced' })).toEqual([])
  expect(await listed({ keyword: '501', statuses: 'Open' })).toEqual([])
  expect((await stranger.ask(listOrders, { params: shipTos.foreign, query: { keyword: '501' } })).orders).toEqual([])
})

test('an order without a delivery date stands in the list at the day it was placed [ORDER-1, CART-4]', async () => {
  const { delivery_date: before } = await api.db.row<{ delivery_date: string }>(
    `select delivery_date::text from orders where order_number = '503'`,
  )
  await api.db.run(`update orders set delivery_date = null where order_number = '503'`)
  expect(await listed()).toContain('503')
  expect(await listed({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['503'])
  await api.db.run(`update orders set delivery_date = $1 where order_number = '503'`, [before])
})

test.each<[string, Query, string[]]>([
  ['status', { ...wide, statuses: 'Open,Invoiced' }, ['502', '501']],
  ['order type', { ...wide, soTypes: 'willCall' }, ['503']],
  ['order number', { ...wide, keyword: '504' }, ['504']],
  ['PO in any case', { ...wide, keyword: 'po_502' }, ['502']],
  ['item number', { ...wide, keyword: '1002' }, ['502']],
  ['item words', { ...wide, keyword: 'oil' }, ['502']],
  ['a sign that is no wildcard', { ...wide, keyword: '%' }, []],
  ['amount', { ...wide, sort: 'subtotal', sortDirection: 'asc' }, ['502', '504', '503', '501']],
  ['delivery date', { ...wide, sort: 'deliveryDate' }, ['504', '503', '502', '501']],
])('orders are found and sorted by %s [ORDER-1]', async (_, query, numbers) => {
  expect(await listed(query)).toEqual(numbers)
})

test("a range of order dates counts the days of the division's own zone [ORDER-1]", async () => {
  const range = { dateType: 'order_date', from: '2026-02-08', to: '2026-02-08' } as const
  expect(await listed(range)).toEqual(['502'])
  expect(await listed({ ...range, from: '2026-02-09', to: '2026-02-09' })).toEqual([])
})

test('a range beyond its bounds is refused with the field at fault [ORDER-1]', async () => {
  const early = await buyer.call(listOrders, { params: own, query: { from: '2023-03-02' } })
  expect(early).toMatchObject({ status: 400, body: { code: 'range_starts_too_early', field: 'from' } })
  const late = await buyer.call(listOrders, { params: own, query: { to: '2026-04-02' } })
  expect(late).toMatchObject({ status: 400, body: { code: 'range_ends_too_late', field: 'to' } })
})

test('pages follow each other, and the total is returned when it is asked for, also past the end [ORDER-1]', async () => {
  const page = (pageNo: number) => ({ ...wide, pageSize: 3, pageNo, includeTotal: 'true' }) as const
  expect(await listed(page(1))).toEqual(['504', '503', '502'])
  expect(await listed(page(2))).toEqual(['501'])
  const beyond = await buyer.ask(listOrders, { params: own, query: page(3) })
  expect(beyond).toMatchObject({ orders: [], totalRecords: 4 })
})

test('orders of other ship-tos are neither listed nor opened [ORDER-1]', async () => {
  const theirs = await stranger.ask(listOrders, { params: shipTos.foreign, query: wide })
  expect(theirs.orders).toEqual([])
  const params = { ...shipTos.foreign, orderId: idOf('503') }
  expect(await stranger.call(getOrder, { params })).toMatchObject({ status: 404, body: { code: 'order_not_found' } })
  const direct = await stranger.call(getOrder, { params: { ...own, orderId: idOf('503') } })
  expect(direct).toMatchObject({ status: 404, body: { code: 'ship_to_not_found' } })
})

test('an order is found by its whole number, ERP number or PO in every ship-to of the user, and by nobody else [SHELL-10, ACCESS-4]', async () => {
  await api.db.run(
    `insert into orders (id, order_number, erp_order_number, division, ship_to, bill_to, po, so_type, status, placed_at,
                         total_cases, total_units, subtotal_cents)
     values ($1, '601', 'E-77a', 'NLV', '0000102', '0000100', 'Banquet', 'regularDelivery', 'Placed', now(), 1, 0, 700)`,
    [idOf('601')],
  )
  const found = async (client: typeof buyer, keyword: string) => {
    const { orders } = await client.ask(findOrders, { query: { keyword } })
    return orders.map((order) => [order.orderNumber, order.shipTo])
  }
  for (const keyword of ['601', 'e-77A', ' BANQUET ']) expect(await found(buyer, keyword)).toEqual([['601', '0000102']])
  expect(await found(buyer, '504')).toEqual([['504', '0000101']])
  expect(await found(buyer, '60')).toEqual([])
  expect(await found(buyer, '%')).toEqual([])
  expect(await found(stranger, '601')).toEqual([])
  // Who is not named as its rep finds nothing either.
  expect(await found(await api.as('dsr'), '601')).toEqual([['601', '0000102']])
  expect(await found(await api.as('otherDsr'), '601')).toEqual([])
  await api.db.run(`delete from orders where id = $1`, [idOf('601')])
})

test('each move of an order is stored once, however often it is reported, and sent as a live event [ORDER-1]', async () => {
  const heard: string[] = []
  const stop = await api.db.listen(liveChannel, (payload) => heard.push(payload))
  const params = await readyCart(buyer)
  const { order } = await buyer.ask(placeOrder, { params, body: {} }, { ifMatch: 3 })
  const report = (status: OrderStatus, erpOrderNumber?: string) =>
    recordOrderStatus(api.db, { orderId: order.id, status, message: 'as told', erpOrderNumber }, new Date())
  expect(await report('Open', 'ERP-1')).toBe(true)
  expect(await report('Open', 'ERP-1')).toBe(false)
  expect(await report('Invoiced')).toBe(true)
  await expect(report('Failed')).rejects.toMatchObject({ refusal: { code: 'order_move_not_possible' } })
  const { order: after } = await buyer.ask(getOrder, { params: { ...own, orderId: order.id } })
  expect(after).toMatchObject({ status: 'Invoiced', erpOrderNumber: 'ERP-1' })
  expect(after.history.map((entry) => entry.status)).toEqual(['Placed', 'Open', 'Invoiced'])
  const ofOrder = () => heard.map((payload) => JSON.parse(payload)).filter((event) => event.topic === 'order')
  await expect.poll(() => ofOrder().length).toBe(3)
  expect(ofOrder()[1]).toEqual({ topic: 'order', ...own, id: order.id })
  const ofCart = heard.map((payload) => JSON.parse(payload)).filter((event) => event.topic === 'cart')
  expect(ofCart.map((event) => event.version)).toEqual([2, 3, 4])
  await stop()
})

test('reports of one state that arrive at once are one move [ORDER-1]', async () => {
  const reports = Array.from({ length: 4 }, () =>
    recordOrderStatus(api.db, { orderId: idOf('503'), status: 'InProgress', message: '' }, new Date()),
  )
  expect((await Promise.all(reports)).filter(Boolean)).toHaveLength(1)
})

test("orders come with the division's time zone, in which their days and times are shown [ORDER-1]", async () => {
  expect(await buyer.ask(listOrders, { params: own })).toMatchObject({ timeZone: 'America/Los_Angeles' })
  const one = await buyer.ask(getOrder, { params: { ...own, orderId: idOf('503') } })
  expect(one.timeZone).toBe('America/Los_Angeles')
})
