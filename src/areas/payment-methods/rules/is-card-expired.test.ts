import { expect, test } from 'vitest'
import { isCardExpired } from './is-card-expired.ts'

test('a card is good until the end of its month [PROFILE-4]', () => {
  expect(isCardExpired('2026-03', '2026-03-31')).toBe(false)
  expect(isCardExpired('2026-03', '2026-04-01')).toBe(true)
  expect(isCardExpired('2027-01', '2026-12-31')).toBe(false)
})
