import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  formatDay,
  formatMinutes,
  fromInputDate,
  isCalendarDate,
  toInputDate,
  weekdayOf,
} from './dates.ts'

const dates = fc.integer({ min: 0, max: 60_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

test('a date that does not exist is none', () => {
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
  expect(formatMinutes(72)).toBe('1 h 12 min')
})

test('input dates are MM/dd/yyyy and read back the same [UI-3]', () => {
  fc.assert(
    fc.property(dates, (date) => {
      expect(fromInputDate(toInputDate(date))).toBe(date)
    }),
  )
  expect(fromInputDate('13/01/2026')).toBeNull()
})
