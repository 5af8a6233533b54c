import { expect, test } from 'vitest'
import { checkCode } from './check-code.ts'

test('a code is required, numeric only and 6 digits long [AUTH-6]', () => {
  expect(checkCode('')).toBe('Code is required')
  for (const code of ['12a456', '12 456', '１２３４５６', '-12345'])
    expect(checkCode(code)).toBe('Only numbers are allowed')
  for (const code of ['12345', '1234567']) expect(checkCode(code)).toBe('Code must be 6 digits')
  expect(checkCode('012345')).toBeUndefined()
})
