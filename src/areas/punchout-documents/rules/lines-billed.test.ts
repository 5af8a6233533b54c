import { expect, test } from 'vitest'
import { orderedLine } from '../testing/ordered-line.ts'
import { type BilledItem, linesBilled } from './lines-billed.ts'

const item = (differs: Partial<BilledItem> = {}): BilledItem => ({
  itemNumber: '0001001',
  description: 'Flour',
  replaces: null,
  cases: 2,
  units: 0,
  weight: null,
  eachPrice: null,
  total: 4000,
  ...differs,
})
const units = { uomMapCase: 'CA', uomMapEach: 'EACH' }
const billed = (lines: readonly BilledItem[], ordered = [orderedLine()]) =>
  linesBilled(ordered, lines, units).map(({ lineNumber, partId, auxiliaryId, quantity, unit, total }) => [
    lineNumber,
    partId,
    auxiliaryId,
    quantity,
    unit,
    total,
  ])

test('a line is billed by the line, part and unit of the buyer’s order [PUNCH-3]', () => {
  expect(billed([item()])).toEqual([[1, '1001', 'CS', 2, 'CS', 4000]])
})

test('an item on two lines is billed on both, to the cent [PUNCH-3]', () => {
  const ordered = [orderedLine({ quantity: 1 }), orderedLine({ lineNumber: 5, quantity: 2 })]
  expect(billed([item({ cases: 3, total: 10_000 })], ordered)).toEqual([
    [1, '1001', 'CS', 1, 'CS', 3333],
    [5, '1001', 'CS', 2, 'CS', 6667],
  ])
  expect(billed([item({ cases: 1, total: 3333 })], ordered)).toEqual([[1, '1001', 'CS', 1, 'CS', 3333]])
})

test('what is weighed is billed in pounds, with what was shipped beside it [PUNCH-3]', () => {
  expect(linesBilled([orderedLine()], [item({ cases: 1, weight: 4073, total: 9999 })], units)).toMatchObject([
    { quantity: 4073, isWeighed: true, unit: 'LBR', total: 9999, shipped: { quantity: 1, unit: 'CS' } },
  ])
})

test('what came in place of an item is billed on its line, by its own number [PUNCH-3]', () => {
  expect(billed([item({ itemNumber: '0001009', replaces: '0001001' })])).toEqual([[1, '0001009', '', 2, 'CS', 4000]])
})

test('what was not ordered is billed behind the order’s lines, in the unit of the integration [PUNCH-3]', () => {
  const deposit = item({ itemNumber: '0009999', cases: -1, total: -3000 })
  expect(billed([item(), deposit, deposit], [orderedLine({ lineNumber: 7 })])).toEqual([
    [7, '1001', 'CS', 2, 'CS', 4000],
    [8, '0009999', '', -1, 'CA', -3000],
    [9, '0009999', '', -1, 'CA', -3000],
  ])
})
