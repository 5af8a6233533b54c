import { expect, test } from 'vitest'
import { filterOf, queryOf, readInvoiceSearch } from './invoice-search.ts'

const selected = { division: 'NLV', shipTo: '0020001' }

test('the list reads its state from the address and forgives nonsense [BILL-1]', () => {
  const search = readInvoiceSearch({ page: '-2', show: 'x', from: '2026-13-01', dueTo: '2026-11-01', division: '<b>' })
  expect(search).toMatchObject({ page: 1, show: 'all', from: undefined, dueTo: '2026-11-01', division: undefined })
  expect(queryOf(search, selected, 30)).toMatchObject({ ...selected, pageNo: 1, sort: undefined })
})

test('a division narrows all customers; one customer has its own [BILL-1]', () => {
  expect(filterOf(readInvoiceSearch({ of: 'all', division: 'NIC' }), selected)).toMatchObject({ division: 'NIC' })
  expect(filterOf(readInvoiceSearch({ division: 'NIC' }), selected)).toMatchObject(selected)
})
