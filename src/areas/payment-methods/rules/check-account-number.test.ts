import { expect, test } from 'vitest'
import { checkAccountNumber, checkAccountNumberAgain } from './check-account-number.ts'

test('an account number has 4 to 17 digits [PROFILE-5]', () => {
  for (const fine of ['1234', '12345678901234567']) expect(checkAccountNumber(fine)).toBeUndefined()
  for (const wrong of ['', '123', '123456789012345678', '12 34', '12a4', '-1234', '１２３４'])
    expect(checkAccountNumber(wrong)).toBe('Invalid account number')
})

test('while editing a blank account number keeps the old one [PROFILE-5]', () => {
  expect(checkAccountNumber('', true)).toBeUndefined()
  expect(checkAccountNumber('12', true)).toBe('Invalid account number')
})

test('the account number is typed twice, alike [PROFILE-5]', () => {
  expect(checkAccountNumberAgain('1234', '1234')).toBeUndefined()
  expect(checkAccountNumberAgain('1234', '1243')).toBe('Account numbers do not match')
})
