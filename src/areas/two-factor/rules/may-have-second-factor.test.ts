import { expect, test } from 'vitest'
import { mayHaveSecondFactor } from './may-have-second-factor.ts'

test('two-factor authentication is set up by customers signed in as themselves, never for them [AUTH-5, AUTH-8]', () => {
  expect(mayHaveSecondFactor({ kind: 'external' }).allowed).toBe(true)
  for (const kind of ['internal', 'proxy'] as const) {
    expect(mayHaveSecondFactor({ kind })).toMatchObject({ refusal: { code: 'not_for_you', status: 403 } })
  }
})
