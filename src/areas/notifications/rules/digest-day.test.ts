import { expect, test } from 'vitest'
import { digestDay } from './digest-day.ts'

const at = (now: string, hour = 7) => {
  const { day, dueAt } = digestDay({ hour, timeZone: 'America/Chicago' }, new Date(now))
  return [day, dueAt.toISOString()]
}

test('the daily mail is due at its hour by the clock of its reader [NEXT-7]', () => {
  // 7:00 is 13:00 UTC in winter, 12:00 in summer.
  expect(at('2026-01-15T13:00:00Z')).toEqual(['2026-01-15', '2026-01-15T13:00:00.000Z'])
  expect(at('2026-01-15T12:59:59Z')).toEqual(['2026-01-14', '2026-01-14T13:00:00.000Z'])
  expect(at('2026-07-15T12:00:00Z')).toEqual(['2026-07-15', '2026-07-15T12:00:00.000Z'])
})

test('an hour that the clock skips is the one after it; one that comes twice is the first [NEXT-7]', () => {
  expect(at('2026-03-08T20:00:00Z', 2)).toEqual(['2026-03-08', '2026-03-08T08:00:00.000Z'])
  expect(at('2026-11-01T20:00:00Z', 1)).toEqual(['2026-11-01', '2026-11-01T06:00:00.000Z'])
})
