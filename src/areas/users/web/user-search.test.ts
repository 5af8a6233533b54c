import { expect, test } from 'vitest'
import { readUserSearch } from './user-search.ts'

test('the address holds filters, page and sort; nonsense becomes the usual [USERS-1]', () => {
  expect(
    readUserSearch({ page: '3', pageSize: '30', kind: 'staff', role: 'dsr', state: 'invited', sort: 'email' }),
  ).toMatchObject({
    page: 3,
    pageSize: 30,
    kind: 'staff',
    role: 'dsr',
    state: 'invited',
    sort: 'email',
    direction: 'asc',
  })
  expect(readUserSearch({ page: '-1', pageSize: '5000', kind: 'x', role: 'toString', billTo: "' or 1" })).toMatchObject(
    {
      page: 1,
      pageSize: 10,
      kind: undefined,
      role: undefined,
      billTo: undefined,
    },
  )
  expect(readUserSearch({ billTo: 'NLV/PR0000115' }).billTo).toBe('NLV/PR0000115')
})
