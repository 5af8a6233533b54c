import { expect, test } from 'vitest'
import type { PriceListRow } from '../price-list.ts'
import { isFigure, priceCells } from './price-cells.ts'

const price = {
  casePrice: 2000,
  eachPrice: 250,
  perPound: null,
  isEstimate: false,
  isBidPrice: true,
  isCaseBidPrice: true,
  isEachBidPrice: false,
  receipt: { kind: 'contract', reference: 'B-77', since: '2026-01-01', until: '2026-12-31' },
} as const
const row: PriceListRow = {
  itemNumber: '0001001',
  description: 'FLOUR',
  customerDescription: 'house flour',
  customerItemNumber: 'F1',
  brand: 'Millstone',
  packSizeDescription: '8/5 LB',
  categoryName: 'Flour',
  price,
  unitPrice: { per: 'LB', hundredths: 5000 },
  caseCost: 1500,
}
const read = (of: PriceListRow, ...columns: Parameters<typeof priceCells>[1][number][]) =>
  priceCells(of, columns).map(({ text, value }) => [text, value])

test('prices are read as money and are numbers in a workbook [STAFF-4]', () => {
  expect(read(row, 'itemNumber', 'casePrice', 'eachPrice', 'priceKind', 'until')).toEqual([
    ['0001001', '0001001'],
    ['$20.00', 20],
    ['$2.50', 2.5],
    ['Contract B-77', 'Contract B-77'],
    ['Thu, Dec 31, 2026', '2026-12-31'],
  ])
  expect(read(row, 'ownWords', 'unitPrice')[0]).toEqual(['house flour · F1', 'house flour · F1'])
})

test('by weight the case is an estimate, and the pound has its own price [STAFF-4, ITEM-8]', () => {
  const weighed = { ...row, price: { ...price, casePrice: 9820, isEstimate: true, perPound: 24_550 } }
  expect(read(weighed, 'casePrice', 'perPound')).toEqual([
    ['est. $98.20', 98.2],
    ['$2.455/lb', 2.455],
  ])
})

test('cost and margin are empty where the cost is not known, and a margin below cost is negative [STAFF-4]', () => {
  expect(read(row, 'cost', 'profit', 'margin')).toEqual([
    ['$15.00', 15],
    ['$5.00', 5],
    ['25.0%', 25],
  ])
  expect(read({ ...row, caseCost: null }, 'cost', 'profit', 'margin')).toEqual(
    Array.from({ length: 3 }, () => ['', '']),
  )
  expect(read({ ...row, caseCost: 2500 }, 'profit', 'margin')).toEqual([
    ['-$5.00', -5],
    ['-25.0%', -25],
  ])
})

test('an item without a price has its words and empty figures [STAFF-4]', () => {
  const unpriced = { ...row, price: null, unitPrice: null }
  expect(read(unpriced, 'description', 'casePrice', 'eachPrice', 'unitPrice', 'priceKind', 'margin')).toEqual([
    ['FLOUR', 'FLOUR'],
    ...Array.from({ length: 5 }, () => ['', '']),
  ])
  expect((['casePrice', 'margin'] as const).every(isFigure)).toBe(true)
  expect((['description', 'until'] as const).some(isFigure)).toBe(false)
})
