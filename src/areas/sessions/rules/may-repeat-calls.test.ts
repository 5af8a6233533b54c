import { expect, test } from 'vitest'
import { mayRepeatCalls } from './may-repeat-calls.ts'

test('refused calls are repeated once when the session is found intact, not again and again [AUTH-3]', () => {
  expect(mayRepeatCalls(1_000_000, undefined)).toBe(true)
  expect(mayRepeatCalls(1_000_050, 1_000_000)).toBe(false)
  expect(mayRepeatCalls(1_029_999, 1_000_000)).toBe(false)
  expect(mayRepeatCalls(1_030_000, 1_000_000)).toBe(true)
})
