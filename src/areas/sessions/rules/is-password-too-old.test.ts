import { expect, test } from 'vitest'
import { isPasswordTooOld } from './is-password-too-old.ts'

const set = new Date('2026-01-01T00:00:00Z')

test.each([
  ['a day before its age', 90, '2026-03-31T00:00:00Z', false],
  ['at its age', 90, '2026-04-01T00:00:00Z', true],
  ['years later, where passwords do not age', 0, '2036-01-01T00:00:00Z', false],
])('%s a password must be replaced: %s days, %s -> %s [AUTH-7]', (_, days, now, isTooOld) => {
  expect(isPasswordTooOld(set, days, new Date(now))).toBe(isTooOld)
})
