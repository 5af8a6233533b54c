import { expect, test } from 'vitest'
import { afterLoginError, loginErrorCodeOf } from './after-login-error.ts'

test('InvalidCode returns to code entry, Expired and Unknown reset to the sign-in form [AUTH-6]', () => {
  expect(afterLoginError('InvalidCode')).toBe('code-entry')
  expect(afterLoginError('Expired')).toBe('sign-in')
  expect(afterLoginError('Unknown')).toBe('sign-in')
})

test('a refusal without a known error code is Unknown [AUTH-6]', () => {
  expect(loginErrorCodeOf({ errorCode: 'InvalidCode' })).toBe('InvalidCode')
  expect(loginErrorCodeOf({ errorCode: 'Expired' })).toBe('Expired')
  for (const details of [undefined, null, {}, { errorCode: 'else' }, 'Expired']) {
    expect(loginErrorCodeOf(details)).toBe('Unknown')
  }
})
