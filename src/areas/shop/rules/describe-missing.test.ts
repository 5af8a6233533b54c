import { expect, test } from 'vitest'
import { describeMissing } from './describe-missing.ts'

test('what near hits lack is said in one sentence [ITEM-2]', () => {
  expect(describeMissing('vegan burger', ['burger'])).toBe(
    'No item matches all of “vegan burger”. These do not match “burger”.',
  )
  expect(describeMissing('a b c d', ['a', 'b', 'c'])).toBe(
    'No item matches all of “a b c d”. These do not match “a”, “b” and “c”.',
  )
  expect(describeMissing('butter', [])).toBeNull()
})
