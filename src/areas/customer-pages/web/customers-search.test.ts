import { expect, test } from 'vitest'
import { customersQuery, readCustomersSearch } from './customers-search.ts'

test('the customers list reads its state from the address and forgives nonsense [CUST-1]', () => {
  expect(readCustomersSearch({ page: 'x', state: 'rich', sort: 'pastDue', direction: 'desc' })).toEqual({
    page: 1,
    keyword: '',
    division: undefined,
    state: undefined,
    sort: 'pastDue',
    direction: 'desc',
  })
})

test('a state becomes the one flag of the call it stands for [CUST-1]', () => {
  const asked = (state: string) => customersQuery(readCustomersSearch({ state }), 30)
  expect(asked('past-due')).toMatchObject({ isPastDue: 'true' })
  expect(asked('inactive')).toMatchObject({ isActive: 'false' })
  expect(Object.keys(asked('hold'))).not.toContain('isPastDue')
})
