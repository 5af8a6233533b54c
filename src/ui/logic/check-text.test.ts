import { expect, test } from 'vitest'
import { checkText } from './check-text.ts'

const pattern = { matches: /[A-Z]{3}-\d{4}/, message: 'Three letters and four digits, such as ABC-1234' }

test('a text field with a pattern says what it takes; the whole text must match [UI-2]', () => {
  expect(checkText('ABC-1234', { pattern })).toBeUndefined()
  expect(checkText('ABC-12345', { pattern })).toBe(pattern.message)
  expect(checkText('abc', { pattern })).toBe(pattern.message)
})

test('a text field with a minimum says it in the words of number fields [UI-2]', () => {
  expect(checkText('3', { min: 5 })).toBe('Input cannot be less than 5')
  expect(checkText('5', { min: 5 })).toBeUndefined()
})

test('an empty text field is not at fault [UI-2]', () => {
  expect(checkText('', { pattern, min: 5 })).toBeUndefined()
})
