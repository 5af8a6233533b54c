import { expect, test } from 'vitest'
import { lastDigits } from './last-digits.ts'

test('the last four digits of a number may be shown, and of a short one at most half [PROFILE-5]', () => {
  expect(lastDigits('021000021')).toBe('0021')
  expect(lastDigits('12345678')).toBe('5678')
  expect(lastDigits('1234567')).toBe('567')
  expect(lastDigits('1234')).toBe('34')
})
