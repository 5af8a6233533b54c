import { expect, test } from 'vitest'
import { parseWholeNumber } from './whole-number.ts'

test('quantities are plain whole numbers within limits [UI-1]', () => {
  expect(parseWholeNumber('12', 9999)).toBe(12)
  expect(parseWholeNumber(' 0 ', 9999)).toBe(0)
  for (const text of ['-1', '1.5', '1e3', '٣', '10000', '', '2147483648', '９', '1 2'])
    expect(parseWholeNumber(text, 9999), text).toBeNull()
})
