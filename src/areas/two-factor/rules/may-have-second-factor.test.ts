import { expect, test } from 'vitest'
import { mayHaveSecondFactor } from './may-have-second-factor.ts'

test('two-factor authentication is set up by whoever signs in with a password, never for them [AUTH-5, AUTH-8]', () => {
  expect(mayHaveSecondFactor({ kind: 'external' }, 'single sign-on').allowed).toBe(true)
  expect(mayHaveSecondFactor({ kind: 'internal' }, 'password').allowed).toBe(true)
  for (const kind of ['internal', 'proxy'] as const) {
    const decision = mayHaveSecondFactor({ kind }, 'single sign-on')
    expect(decision).toMatchObject({ refusal: { code: 'not_for_you', status: 403 } })
  }
  expect(mayHaveSecondFactor({ kind: 'proxy' }, 'password').allowed).toBe(false)
})
