import { expect, test } from 'vitest'
import { describeAge } from './describe-age.ts'

test('an age reads in its largest whole unit [PLAT-13]', () => {
  const now = '2026-03-02T12:00:00Z'
  expect(describeAge('2026-03-02T12:00:00Z', now)).toBe('0 seconds')
  expect(describeAge('2026-03-02T11:59:59Z', now)).toBe('1 second')
  expect(describeAge('2026-03-02T11:57:01Z', now)).toBe('2 minutes')
  expect(describeAge('2026-03-02T10:59:00Z', now)).toBe('1 hour')
  expect(describeAge('2026-02-27T12:00:00Z', now)).toBe('3 days')
  // A server whose clock is ahead.
  expect(describeAge('2026-03-02T12:00:05Z', now)).toBe('0 seconds')
})
