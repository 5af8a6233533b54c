import { expect, test } from 'vitest'
import { checkDescription } from './check-description.ts'

test('a description is required, in the words of the kind [PROFILE-5, PROFILE-6]', () => {
  expect(checkDescription('bank', '  ')).toBe('Please enter account description')
  expect(checkDescription('card', '')).toBe('Please enter card description')
})

test('a description has at most 512 characters [PROFILE-5]', () => {
  expect(checkDescription('bank', 'x'.repeat(512))).toBeUndefined()
  expect(checkDescription('bank', 'x'.repeat(513))).toBe('Description cannot be more than 512 characters')
})

test('neither a card number nor the account number stands in a description [PROFILE-6, security 26]', () => {
  expect(checkDescription('card', 'blue 4242-4242-4242-4242')).toBe('Description cannot contain a card number')
  expect(checkDescription('bank', 'acct 12 345 678', '12345678')).toBe('Description cannot contain the account number')
  expect(checkDescription('bank', 'Opened 2019', '2019')).toBeUndefined()
})
