import { expect, test } from 'vitest'
import { buildOrder, buildOrderLine } from '../testing/build-order.ts'
import { orderFileRows, orderListHead, orderListRow } from './order-file.ts'

const cellsOf = (head: readonly (string | number)[], row: readonly (string | number)[]) =>
  Object.fromEntries(head.map((name, index) => [name, row[index]]))

test('a file of an order has its lines as ordered, confirmed, shipped and billed, in dollars [ORDER-1]', () => {
  const pair = (cases: number, units = 0) => ({ cases, units })
  const line = buildOrderLine({
    note: 'Leave at the dock',
    report: { confirmed: pair(1, 3), shipped: pair(1, 2), substitute: null, reason: '' },
    billed: pair(1),
  })
  const [head, row] = orderFileRows(buildOrder({ items: [line] }))
  expect(head!.length).toBe(row!.length)
  expect(cellsOf(head!, row!)).toMatchObject({
    Order: '1000001',
    'Ordered cases': 2,
    'Ordered eaches': 3,
    'Confirmed cases': 1,
    'Shipped eaches': 2,
    'Billed cases': 1,
    'Billed eaches': 0,
    'Case price': 20,
    'Each price': 2.5,
    'Price per pound': '',
    'Price receipt': 'List price, since Wed, Jan 1, 2020, without an end.',
    'Line total': 47.5,
    'Delivery date': '2026-03-03',
    Remark: 'Short: 1 CS of 2 CS + 3 EA',
    Note: 'Leave at the dock',
  })
})

test('what is not known stays empty, and catch weight has its price per pound [ORDER-1]', () => {
  const line = buildOrderLine({ casePrice: 9820, eachPrice: null, perPound: 24_550, isCatchWeight: true })
  const [head, row] = orderFileRows(buildOrder({ items: [line] }))
  expect(cellsOf(head!, row!)).toMatchObject({
    'Confirmed cases': '',
    'Shipped cases': '',
    'Billed cases': '',
    'Each price': '',
    'Price per pound': 2.455,
    'Is estimate': 'yes',
  })
})

test('an order of a list is a row of the columns of its head [ORDER-1]', () => {
  const row = orderListRow(buildOrder({ origin: 'Punchout', subtotal: -750 }))
  expect(row).toHaveLength(orderListHead.length)
  expect(cellsOf(orderListHead, row)).toMatchObject({
    Order: '1000001',
    'Order type': 'Regular Delivery',
    Status: 'Placed',
    Origin: 'Punchout',
    Subtotal: -7.5,
    'Placed (UTC)': '2026-03-02T20:00:00.000Z',
  })
})
