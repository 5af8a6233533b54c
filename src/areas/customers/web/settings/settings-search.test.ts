import { expect, test } from 'vitest'
import { queryOf, readSettingsSearch } from './settings-search.ts'

test('the screen reads its state from the address and forgives nonsense [CUST-2]', () => {
  expect(readSettingsSearch({ page: '0', prices: 'free', ordering: 'allowed', division: 'nope!', sort: 'x' })).toEqual({
    page: 1,
    keyword: '',
    division: undefined,
    prices: undefined,
    switchSave: undefined,
    ordering: 'allowed',
    family: undefined,
    sort: undefined,
    direction: 'asc',
  })
})

test('filters become flags of the call, and what is not filtered is not asked [CUST-2]', () => {
  const query = queryOf(readSettingsSearch({ switchSave: 'suggested', sort: 'name', direction: 'desc' }), 30)
  expect(query).toMatchObject({ blockSwitchSave: 'false', isOrderingAllowed: undefined, sortDirection: 'desc' })
})
