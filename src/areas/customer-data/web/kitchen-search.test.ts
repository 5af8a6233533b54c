import { expect, test } from 'vitest'
import { readInvoicesSearch, readItemsSearch } from './kitchen-search.ts'

const id = '018f0000-0000-7000-8000-00000000000a'

test('the address holds filters, page and sort of the items; nonsense becomes the usual [GUIDE-4]', () => {
  expect(
    readItemsSearch({
      page: '2',
      pageSize: '50',
      kind: 'catalogue',
      category: id,
      location: 'none',
      sort: 'locationName',
    }),
  ).toMatchObject({ page: 2, pageSize: 50, kind: 'catalogue', category: id, location: 'none', sort: 'locationName' })
  expect(readItemsSearch({ page: '0', pageSize: '7', kind: 'x', category: "' or 1", sort: 'price' })).toEqual({
    page: 1,
    pageSize: 30,
    keyword: '',
    kind: undefined,
    category: undefined,
    location: undefined,
    distributor: undefined,
    inactive: undefined,
    sort: undefined,
    direction: 'asc',
  })
})

test('the address holds days and distributor of the invoices; a day that does not exist is none [GUIDE-4]', () => {
  expect(readInvoicesSearch({ from: '2026-02-01', to: '2026-02-30', distributor: id })).toMatchObject({
    from: '2026-02-01',
    to: null,
    distributor: id,
  })
})
