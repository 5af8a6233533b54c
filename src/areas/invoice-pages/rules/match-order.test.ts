import { expect, test } from 'vitest'
import { matchOrder } from './match-order.ts'

const ordered = (lineNumber: number, itemNumber: string, orderedCases: number, orderedUnits = 0) => ({
  lineNumber,
  itemNumber,
  description: `ITEM ${itemNumber}`,
  orderedCases,
  orderedUnits,
})
const billed = (lineNumber: number, itemNumber: string, shippedCases: number, shippedUnits = 0) => ({
  lineNumber,
  itemNumber,
  shippedCases,
  shippedUnits,
})
const marksOf = (...given: Parameters<typeof matchOrder>) => matchOrder(...given).lines.map(({ mark }) => mark)

test('less than was ordered is marked as short, in cases as in eaches [BILL-1]', () => {
  const order = [ordered(1, 'A', 5), ordered(2, 'B', 2, 4), ordered(3, 'C', 1)]
  expect(marksOf([billed(1, 'A', 3), billed(2, 'B', 2, 3), billed(3, 'C', 1)], order, [])).toEqual([
    'short',
    'short',
    null,
  ])
})

test('what another invoice of the order bills is not short [BILL-1]', () => {
  const order = [ordered(1, 'A', 5), ordered(2, 'B', 2)]
  const elsewhere = [
    { itemNumber: 'A', cases: 2, units: 0 },
    { itemNumber: 'B', cases: 2, units: 0 },
  ]
  const matched = matchOrder([billed(1, 'A', 3)], order, elsewhere)
  expect(matched.lines[0]?.mark).toBeNull()
  expect(matched.notShipped).toEqual([])
})

test('another item in the place of one that did not come is a substitute for it [BILL-1]', () => {
  const matched = matchOrder([billed(1, 'X', 5)], [ordered(1, 'A', 5)], [])
  expect(matched.lines).toEqual([
    { ordered: null, mark: 'substitute', substituteFor: { itemNumber: 'A', description: 'ITEM A' } },
  ])
  expect(matched.notShipped).toEqual([])
})

test('an item beside what was ordered is marked as not ordered, and what did not come is listed [BILL-1]', () => {
  const matched = matchOrder([billed(1, 'A', 5), billed(7, 'X', 1)], [ordered(1, 'A', 5), ordered(2, 'B', 2, 1)], [])
  expect(matched.lines.map(({ mark }) => mark)).toEqual([null, 'notOrdered'])
  expect(matched.notShipped).toEqual([{ itemNumber: 'B', description: 'ITEM B', cases: 2, units: 1 }])
})

test('an invoice without an order has no marks [BILL-1]', () => {
  expect(marksOf([billed(1, 'A', 3), billed(2, 'B', -2)], [], [])).toEqual([null, null])
})
