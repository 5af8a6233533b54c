import { expect, test } from 'vitest'
import { factsOnPaper, filtersInUse } from './filters-in-use.ts'
import { readInvoiceSearch } from './invoice-search.ts'

const labels = (texts: Record<string, string>) => filtersInUse(readInvoiceSearch(texts)).map(({ label }) => label)

test('every filter that is on is a chip that says what it does [BILL-1]', () => {
  expect(labels({})).toEqual([])
  expect(labels({ show: 'pastDue', dueTo: '2026-11-01', dsr: 'rosa@x', of: 'all', division: 'NIC' })).toEqual([
    'Past due',
    'Due until Sun, Nov 1, 2026',
    'NIC',
    'DSR rosa@x',
  ])
})

test('a printed list says the range it has, once [BILL-1]', () => {
  const search = readInvoiceSearch({ from: '2026-01-01', show: 'paid' })
  expect(factsOnPaper(search, { from: '2026-01-01', to: '2026-02-01' })).toEqual([
    'Invoiced Thu, Jan 1, 2026 to Sun, Feb 1, 2026',
    'Paid',
  ])
})
