import { addDays, type CalendarDate, daysBetween, weekdayOf } from '#kit/dates.ts'

/** Weeks of the three periods of a quarter. */
export const weekPatterns = ['4-4-5', '4-5-4', '5-4-4'] as const

/** The distributor's financial calendar. */
export interface FinancialCalendar {
  readonly pattern: (typeof weekPatterns)[number]
  /** Weekday on which weeks start, 0 (Sunday) to 6 (Saturday). */
  readonly weekday: number
  /** 'MM-DD': a year starts on that weekday nearest to this day. */
  readonly yearStart: string
}

/** A financial week by its place in the calendar. */
export interface CalendarWeek {
  readonly startsOn: CalendarDate
  readonly endsOn: CalendarDate
  readonly year: number
  readonly period: number
  readonly week: number
}

const periodsOfYear = 12

/** The first day of a financial year. */
function startOfYear({ weekday, yearStart }: FinancialCalendar, year: number): CalendarDate {
  const day: CalendarDate = `${String(year).padStart(4, '0')}-${yearStart}`
  const after = (weekday - weekdayOf(day) + 7) % 7
  return addDays(day, after <= 3 ? after : after - 7)
}

/** STAFF-1: the weeks of a year: 52, or 53 where the next year starts a week later. */
export function weeksOfYear(calendar: FinancialCalendar, year: number): CalendarWeek[] {
  const start = startOfYear(calendar, year)
  const count = daysBetween(start, startOfYear(calendar, year + 1)) / 7
  const lengths = calendar.pattern.split('-').map(Number)
  const periods = Array.from({ length: periodsOfYear }, (_, index) =>
    Array.from({ length: lengths[index % lengths.length]! }, () => index + 1),
  ).flat()
  return Array.from({ length: count }, (_, index) => ({
    startsOn: addDays(start, index * 7),
    endsOn: addDays(start, index * 7 + 6),
    year,
    // A 53rd week belongs to the last period.
    period: periods[index] ?? periodsOfYear,
    week: index + 1,
  }))
}

/** The financial week of a day. */
export function weekOf(calendar: FinancialCalendar, day: CalendarDate): CalendarWeek {
  const named = Number(day.slice(0, 4))
  // A financial year starts at most half a week before its calendar year, or well within it.
  const year = [named + 1, named, named - 1].find((each) => startOfYear(calendar, each) <= day)!
  return weeksOfYear(calendar, year)[Math.floor(daysBetween(startOfYear(calendar, year), day) / 7)]!
}
