import { expect, test } from 'vitest'
import { formatClockTime, formatMoment } from './clock-time.ts'

test("a cut-off is formatted in the division's local time, in winter and in summer [CHECK-1]", () => {
  expect(formatClockTime(new Date('2026-03-03T01:00:00Z'), 'America/Los_Angeles')).toBe('5:00 PM PST')
  expect(formatClockTime(new Date('2026-07-03T00:30:00Z'), 'America/Los_Angeles')).toBe('5:30 PM PDT')
  expect(formatClockTime(new Date('2026-03-03T01:00:00Z'), 'America/Chicago')).toBe('7:00 PM CST')
})

test('an instant reads with the day and the clocks of the division, whatever day it is elsewhere [ORDER-1]', () => {
  // 01:00 in Greenwich is still the evening before in Las Vegas.
  expect(formatMoment(new Date('2026-03-03T01:00:00Z'), 'America/Los_Angeles')).toBe('Mar 2, 5:00 PM PST')
  expect(formatMoment(new Date('2026-07-03T00:30:00Z'), 'America/Chicago')).toBe('Jul 2, 7:30 PM CDT')
})
