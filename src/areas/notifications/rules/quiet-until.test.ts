import { expect, test } from 'vitest'
import { quietUntil } from './quiet-until.ts'

const night = { from: '22:00', to: '06:00', timeZone: 'America/Los_Angeles' }
const until = (hours: typeof night, now: string) => quietUntil(hours, new Date(now))?.toISOString() ?? null

test('quiet hours over midnight end in the morning of the next day [NEXT-7]', () => {
  // Standard time is 8 hours behind UTC.
  expect(until(night, '2026-01-15T05:59:59Z')).toBeNull()
  expect(until(night, '2026-01-15T06:00:00Z')).toBe('2026-01-15T14:00:00.000Z')
  expect(until(night, '2026-01-15T13:59:59Z')).toBe('2026-01-15T14:00:00.000Z')
  expect(until(night, '2026-01-15T14:00:00Z')).toBeNull()
})

test('quiet hours within a day [NEXT-7]', () => {
  const siesta = { from: '13:00', to: '15:30', timeZone: 'America/Chicago' }
  expect(until(siesta, '2026-07-15T17:59:00Z')).toBeNull()
  expect(until(siesta, '2026-07-15T18:00:00Z')).toBe('2026-07-15T20:30:00.000Z')
  expect(until(siesta, '2026-07-15T20:30:00Z')).toBeNull()
})

test('the night in which clocks are put forward is an hour shorter, the other an hour longer [NEXT-7]', () => {
  // 2026-03-08, 2:00 becomes 3:00: 6:00 is 13:00 UTC, one hour before that of the day before.
  expect(until(night, '2026-03-08T09:00:00Z')).toBe('2026-03-08T13:00:00.000Z')
  // 2026-11-01, 2:00 becomes 1:00: 22:00 is 5:00 UTC, 6:00 is 14:00 UTC.
  expect(until(night, '2026-11-01T05:00:00Z')).toBe('2026-11-01T14:00:00.000Z')
  expect(until(night, '2026-11-01T13:30:00Z')).toBe('2026-11-01T14:00:00.000Z')
})

test('an end that the clock skips is the one an hour later [NEXT-7]', () => {
  const short = { from: '22:00', to: '02:30', timeZone: 'America/Los_Angeles' }
  expect(until(short, '2026-03-08T09:59:00Z')).toBe('2026-03-08T10:30:00.000Z')
})

test('from and to alike are no quiet hours [NEXT-7]', () => {
  expect(until({ ...night, to: '22:00' }, '2026-01-15T06:00:00Z')).toBeNull()
})
