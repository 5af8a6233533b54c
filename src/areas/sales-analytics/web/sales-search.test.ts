import { expect, test } from 'vitest'
import { readLinesSearch, readSalesSearch } from './sales-search.ts'

const usual = {
  period: 'weeks13',
  division: undefined,
  shipTo: undefined,
  rep: undefined,
  category: undefined,
  brand: undefined,
  itemNumber: undefined,
}

test('what an address says wrongly is as if it were not said [STAFF-6]', () => {
  const start = { ...usual, by: 'week', measure: 'sales', ranking: 'most' }
  expect(readSalesSearch({})).toEqual(start)
  expect(
    readSalesSearch({
      by: 'moon',
      period: 'x',
      measure: '',
      ranking: '?',
      division: 'a b',
      shipTo: '../',
      brand: 'x'.repeat(101),
    }),
  ).toEqual(start)
  expect(readSalesSearch({ by: 'item', measure: 'margin', division: 'NLV', shipTo: '0000101' })).toEqual({
    ...start,
    by: 'item',
    measure: 'margin',
    division: 'NLV',
    shipTo: '0000101',
  })
  expect(readLinesSearch({ from: '2026-02-30', until: '2026-02-28', page: '-1' })).toEqual({
    ...usual,
    from: undefined,
    until: '2026-02-28',
    page: 1,
  })
})
