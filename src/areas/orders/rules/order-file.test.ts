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
    'If short': '',
    Note: 'Leave at the dock',
  })
})

test('a file and a paper of an order read what happens to a line that comes short [NEXT-3, ORDER-1]', () => {
  const nothing = { diets: [], allergens: [], unstated: [] }
  const wish = { maxIncreasePercent: 10, setByName: 'Mara', reason: '' }
  const alternative = (itemNumber: string, description: string) => ({ itemNumber, description, accepted: nothing })
  const wordsOf = (ifShort: Parameters<typeof buildOrderLine>[0]) => {
    const [head, row] = orderFileRows(buildOrder({ items: [buildOrderLine(ifShort)] }))
    return cellsOf(head!, row!)['If short']
  }
  const two = [alternative('0000101', 'Bread Flour'), alternative('0000102', 'Rye Flour')]
  expect(wordsOf({ ifShort: { ...wish, choice: 'substitute', alternatives: two } })).toBe(
    'substitute with Bread Flour (0000101), else Rye Flour (0000102)',
  )
  expect(wordsOf({ ifShort: { ...wish, choice: 'none', alternatives: [] } })).toBe('no substitute')
  expect(
    wordsOf({ ifShort: { ...wish, choice: 'ask', alternatives: [], reason: 'Rye Flour: It is not sold here.' } }),
  ).toBe('ask me. Rye Flour: It is not sold here.')
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
