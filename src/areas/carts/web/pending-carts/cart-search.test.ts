import { expect, test } from 'vitest'
import { changedFilters, queryOf, usualSearch } from './cart-search.ts'

test("lists start with the user's own carts and those shared with them [CART-7]", () => {
  expect(queryOf(usualSearch, 30)).toMatchObject({ ownerships: 'OwnedByMe,SharedWithMe', soTypes: '', cartTypes: '' })
  expect(changedFilters(usualSearch)).toBe(0)
})

test('a filter counts once it differs from the usual one, in whatever order it was chosen [CART-7]', () => {
  expect(changedFilters({ ...usualSearch, ownerships: ['SharedWithMe', 'OwnedByMe'] })).toBe(0)
  expect(changedFilters({ ...usualSearch, ownerships: [] })).toBe(1)
  expect(changedFilters({ ...usualSearch, ownerships: ['LockedByOthers'], soTypes: ['willCall'] })).toBe(2)
  expect(changedFilters({ ...usualSearch, cartTypes: ['internal'], keyword: '77' })).toBe(1)
})
