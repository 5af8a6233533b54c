import { expect, test } from 'vitest'
import type { PriceListRow } from '../price-list.ts'
import { isRowSort, sortPriceRows } from './sort-price-rows.ts'

const row = (itemNumber: string, categoryName: string, casePrice: number | null, caseCost: number | null) =>
  ({ itemNumber, categoryName, price: casePrice === null ? null : { casePrice }, caseCost }) as PriceListRow
const rows = [
  row('a', 'Meat', 1000, 900),
  row('b', 'Dry', null, 100),
  row('c', 'Meat', 500, null),
  row('d', 'Dry', 2000, 500),
]
const sorted = (...how: ['category' | 'casePrice' | 'margin', 'asc' | 'desc']) =>
  sortPriceRows(rows, ...how)
    .map(({ itemNumber }) => itemNumber)
    .join('')

test('rows go by category, price or margin, those without last in both directions [STAFF-4]', () => {
  expect(sorted('category', 'asc')).toBe('bdac')
  expect(sorted('category', 'desc')).toBe('acbd')
  expect(sorted('casePrice', 'asc')).toBe('cadb')
  expect(sorted('casePrice', 'desc')).toBe('dacb')
  // 10 % and 75 %.
  expect(sorted('margin', 'asc')).toBe('adbc')
  expect(sorted('margin', 'desc')).toBe('dabc')
})

test('by description, brand and number the catalogue has the order itself [STAFF-4]', () => {
  expect((['description', 'brand', 'itemNumber'] as const).some(isRowSort)).toBe(false)
})
