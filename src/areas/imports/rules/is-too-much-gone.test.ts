import { expect, test } from 'vitest'
import { isTooMuchGone } from './is-too-much-gone.ts'

test('more than the given percentage of the stored rows is not taken as gone [PLAT-3]', () => {
  expect(isTooMuchGone(10, 100, 10)).toBe(false)
  expect(isTooMuchGone(11, 100, 10)).toBe(true)
  expect(isTooMuchGone(1, 9, 10)).toBe(true)
  expect(isTooMuchGone(100, 100, 100)).toBe(false)
  expect(isTooMuchGone(1, 100, 0)).toBe(true)
  expect(isTooMuchGone(0, 0, 0)).toBe(false)
})
