import { expect, test } from 'vitest'
import { checkConfirmation, checkNewPassword, passwordChecklist } from './check-new-password.ts'

test.each([
  ['', 'Required'],
  ['Short1', 'length cannot be less than 8 characters'],
  ['no-capital-1', 'at least 1 uppercase letter (A-Z)'],
  ['No-Number-Here', 'at least 1 number (0-9)'],
  ['Ünder-1-roof', 'at least 1 uppercase letter (A-Z)'],
  ['Fine-Pass-1', undefined],
])('the new password "%s" reads %s [AUTH-7]', (password, problem) => {
  expect(checkNewPassword(password)).toBe(problem)
})

test('length is counted in characters, not in bytes or halves of them [AUTH-7]', () => {
  expect(checkNewPassword('A1🍅🍅🍅🍅🍅')).toBe('length cannot be less than 8 characters')
  expect(checkNewPassword('A1🍅🍅🍅🍅🍅🍅')).toBeUndefined()
})

test('the live checklist says what is met [AUTH-7]', () => {
  expect(passwordChecklist('abcdefg1').map(({ isMet }) => isMet)).toEqual([true, false, true])
})

test('the confirmation must equal the password [AUTH-7]', () => {
  expect(checkConfirmation('Fine-Pass-1', '')).toBe('Required')
  expect(checkConfirmation('Fine-Pass-1', 'fine-pass-1')).toBe('password does not match')
  expect(checkConfirmation('Fine-Pass-1', 'Fine-Pass-1')).toBeUndefined()
})
