import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  formatDay,
  formatMinutes,
  fromInputDate,
  isAskedDate,
  isCalendarDate,
  isInstant,
  toInputDate,
  weekdayOf,
} from './dates.ts'

const dates = fc.integer({ min: 0, max: 60_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

test('a date that does not exist is refused', () => {
  expect(isCalendarDate('2026-02-29')).toBe(false)
  expect(isCalendarDate('2028-02-29')).toBe(true)
  expect(isCalendarDate('2026-2-9')).toBe(false)
})

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
    }),
  )
})

test('three months after the 31st is the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 3)).toBe('2026-04-30')
  expect(addMonths('2026-11-21', 3)).toBe('2027-02-21')
})

test('days read as people say them', () => {
  expect(formatDay('2026-11-24')).toBe('Tue, Nov 24')
  expect(formatDay('2027-01-04', '2026-12-30')).toBe('Mon, Jan 4, 2027')
  expect(weekdayOf('2026-11-22')).toBe(0)
})

test.each([
  [59, '59 min'],
  [72, '1 h 12 min'],
  [23 * 60 + 59, '23 h 59 min'],
  [24 * 60, '1 d 0 h'],
  [47 * 60 + 48, '1 d 23 h'],
  [50 * 60 + 5, '2 d 2 h'],
])('%i minutes read as %s: minutes below a day, days and hours above [CHECK-1]', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})

test('input dates are MM/dd/yyyy and read back the same [UI-3]', () => {
  fc.assert(
    fc.property(dates, (date) => {
      expect(fromInputDate(toInputDate(date))).toBe(date)
    }),
  )
  expect(fromInputDate('13/01/2026')).toBeNull()
  expect(fromInputDate('01152026')).toBe('2026-01-15')
  expect(fromInputDate('1/5/2026')).toBe('2026-01-05')
  expect(['13012026', '0115026', '01/152026', '1152026'].map(fromInputDate)).toEqual([null, null, null, null])
})

test.each(['1900-01-01', '2026-02-28', '2200-12-31'])('%s is a date somebody may ask for [UI-3]', (date) =>
  expect(isAskedDate(date)).toBe(true),
)

test.each([
  '0000-01-01',
  '0001-01-01',
  '1899-12-31',
  '2201-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026',
  '\\',
  'infinity',
])('%s is none [UI-3, PLAT-14]', (date) => expect(isAskedDate(date)).toBe(false))

test.each(['2026-11-24T17:00:00Z', '2026-11-24T17:00:00.123456-08:00', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z'])(
  '%s is an instant [PLAT-14]',
  (text) => expect(isInstant(text)).toBe(true),
)

test.each([
  '99999-01-01',
  '2026',
  '2026-02-30T00:00:00Z',
  '2026-11-24T24:00:00Z',
  '2026-11-24T17:00:00',
  '2026-11-24T23:59:60Z',
  'infinity',
  'tomorrow',
  'epoch',
  'J2462000',
  '0000-01-01T00:00:00Z',
  // In UTC it is of the year 10000, and of the year 0.
  '9999-12-31T23:59:59-23:59',
  '0001-01-01T00:00:00+01:00',
])('%s is none [PLAT-14]', (text) => expect(isInstant(text)).toBe(false))
