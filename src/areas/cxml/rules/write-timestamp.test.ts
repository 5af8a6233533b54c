import { expect, test } from 'vitest'
import { writeTimestamp } from './write-timestamp.ts'

test('a timestamp is local with a numeric offset, in summer, in winter and in UTC [PUNCH-3]', () => {
  expect(writeTimestamp(new Date('2026-11-26T12:15:38.900Z'), 'America/Los_Angeles')).toBe('2026-11-26T04:15:38-08:00')
  expect(writeTimestamp(new Date('2026-07-01T07:00:00Z'), 'America/Los_Angeles')).toBe('2026-07-01T00:00:00-07:00')
  expect(writeTimestamp(new Date('2026-07-01T07:00:00Z'), 'UTC')).toBe('2026-07-01T07:00:00+00:00')
  expect(writeTimestamp(new Date('2026-07-01T23:00:00Z'), 'Asia/Kolkata')).toBe('2026-07-02T04:30:00+05:30')
})
