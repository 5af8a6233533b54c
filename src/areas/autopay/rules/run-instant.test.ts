import { expect, test } from 'vitest'
import { firstDayFrom, noticeInstant, runInstant } from './run-instant.ts'

const zone = 'America/Los_Angeles'

test('runs are made at 6 in the morning of the division, before and after the clocks change [BILL-5]', () => {
  const at = (day: string) => runInstant(zone, day).toISOString()
  expect([at('2026-03-07'), at('2026-03-08')]).toEqual(['2026-03-07T14:00:00.000Z', '2026-03-08T13:00:00.000Z'])
  expect([at('2026-10-31'), at('2026-11-01')]).toEqual(['2026-10-31T13:00:00.000Z', '2026-11-01T14:00:00.000Z'])
})

test('the mail goes out 48 hours before, whatever the clocks do in between [BILL-5]', () => {
  expect(noticeInstant(zone, '2026-03-09').toISOString()).toBe('2026-03-07T13:00:00.000Z')
})

test('the run of today is ahead until its time comes [BILL-5]', () => {
  expect(firstDayFrom(zone, new Date('2026-03-02T13:59:59Z'))).toBe('2026-03-02')
  expect(firstDayFrom(zone, new Date('2026-03-02T14:00:00Z'))).toBe('2026-03-03')
  // Midnight in UTC is the evening before.
  expect(firstDayFrom(zone, new Date('2026-03-03T02:00:00Z'))).toBe('2026-03-03')
})
