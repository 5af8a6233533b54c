import { expect, test } from 'vitest'
import { isSameSet } from './is-same-set.ts'

test('an order names every entry once, or it is refused [STAFF-2, GUIDE-4]', () => {
  expect(isSameSet(['a', 'b'], ['b', 'a'])).toBe(true)
  expect(isSameSet(['a', 'b'], ['b'])).toBe(false)
  expect(isSameSet(['a', 'b'], ['b', 'b'])).toBe(false)
  expect(isSameSet(['a', 'b'], ['a', 'b', 'b'])).toBe(false)
  expect(isSameSet(['a', 'b'], ['a', 'c'])).toBe(false)
})
