import { expect, test } from 'vitest'
import { filterOf, readPaymentSearch } from './payment-search.ts'

test('without an address the filters are those of the specification: method 0, mode 0, all six statuses [BILL-4]', () => {
  expect(filterOf(readPaymentSearch({}))).toEqual({
    keyword: '',
    method: '0',
    mode: '0',
    paymentStatuses: undefined,
    from: undefined,
    to: undefined,
    sort: undefined,
    sortDirection: undefined,
  })
})

test('the address says which payments; what it says wrongly is left out [BILL-4]', () => {
  const search = readPaymentSearch({
    method: '2',
    mode: '7',
    statuses: 'paid,nonsense,returned',
    from: '2026-13-01',
    to: '2026-11-23',
    page: '-1',
    sort: 'amount',
    direction: 'asc',
  })
  expect(search).toMatchObject({ method: '2', mode: 0, statuses: ['paid', 'returned'], page: 1, to: '2026-11-23' })
  expect(search.from).toBeUndefined()
  expect(filterOf(search)).toMatchObject({ paymentStatuses: 'paid,returned', sort: 'amount', sortDirection: 'asc' })
})
