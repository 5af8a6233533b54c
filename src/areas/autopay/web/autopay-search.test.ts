import { expect, test } from 'vitest'
import { readAutopaySearch } from './autopay-search.ts'

test('the address of the list is read, and what it cannot mean is left out [BILL-5, UI-6]', () => {
  expect(readAutopaySearch({ page: '2', keyword: 'harbor', kind: 'billTo', status: 'inactive' })).toEqual({
    page: 2,
    keyword: 'harbor',
    kind: 'billTo',
    status: 'inactive',
  })
  expect(readAutopaySearch({ page: '-1', kind: 'staff', status: 'all' })).toEqual({
    page: 1,
    keyword: '',
    kind: undefined,
    status: undefined,
  })
})
