import { expect, test } from 'vitest'
import { formatClockTime } from './clock-time.ts'

test('a cut-off reads as the clocks of the division do, in winter and in summer [CHECK-1]', () => {
  expect(formatClockTime(new Date('2026-03-03T01:00:00Z'), 'America/Los_Angeles')).toBe('5:00 PM PST')
  expect(formatClockTime(new Date('2026-07-03T00:30:00Z'), 'America/Los_Angeles')).toBe('5:30 PM PDT')
  expect(formatClockTime(new Date('2026-03-03T01:00:00Z'), 'America/Chicago')).toBe('7:00 PM CST')
})
