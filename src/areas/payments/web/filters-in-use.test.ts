import { expect, test } from 'vitest'
import { filtersInUse } from './filters-in-use.ts'
import { readPaymentSearch } from './payment-search.ts'

test('each filter that is on is a chip that takes it off [BILL-4]', () => {
  expect(filtersInUse(readPaymentSearch({}))).toEqual([])
  const search = readPaymentSearch({
    keyword: '1000',
    method: '2',
    mode: '1',
    from: '2026-11-01',
    statuses: 'paid,failed',
  })
  expect(filtersInUse(search).map(({ label, off }) => [label, off])).toEqual([
    ['“1000”', { keyword: undefined }],
    ['Card', { method: undefined }],
    ['Made by a person', { mode: undefined }],
    ['Made from Sun, Nov 1, 2026', { from: undefined, to: undefined }],
    ['Paid', { statuses: 'failed' }],
    ['Failed', { statuses: 'paid' }],
  ])
})
