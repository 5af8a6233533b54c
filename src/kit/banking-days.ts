import { addDays, type CalendarDate, weekdayOf } from './dates.ts'

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6] as const

const dateOf = (year: number, month: number, day: number): CalendarDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The nth such weekday of a month: the third Monday of January. */
function nth(year: number, month: number, weekday: number, n: number): CalendarDate {
  const first = dateOf(year, month, 1)
  return addDays(first, ((7 + weekday - weekdayOf(first)) % 7) + 7 * (n - 1))
}

function lastMondayOfMay(year: number): CalendarDate {
  const last = dateOf(year, 5, 31)
  return addDays(last, -((7 + weekdayOf(last) - monday) % 7))
}

/** A Sunday holiday is observed on Monday; one on a Saturday closes no other day. */
const observed = (date: CalendarDate): CalendarDate => (weekdayOf(date) === sunday ? addDays(date, 1) : date)

const known = new Map<number, readonly CalendarDate[]>()

/**
 * The eleven days on which Federal Reserve banks are closed in a year, as observed; from 2022 on,
 * the first year with Juneteenth. Civil servants have the Friday before a Saturday holiday off,
 * banks do not (frbservices.org, Holiday Schedules).
 */
export function bankHolidays(year: number): readonly CalendarDate[] {
  const before = known.get(year)
  if (before) return before
  const holidays = [
    observed(dateOf(year, 1, 1)),
    nth(year, 1, monday, 3), // Birthday of Martin Luther King, Jr.
    nth(year, 2, monday, 3), // Washington's Birthday
    lastMondayOfMay(year), // Memorial Day
    observed(dateOf(year, 6, 19)), // Juneteenth
    observed(dateOf(year, 7, 4)),
    nth(year, 9, monday, 1), // Labor Day
    nth(year, 10, monday, 2), // Columbus Day
    observed(dateOf(year, 11, 11)), // Veterans Day
    nth(year, 11, thursday, 4), // Thanksgiving
    observed(dateOf(year, 12, 25)),
  ]
  known.set(year, holidays)
  return holidays
}

/** BILL-6: true on days on which banks move money. */
export function isBankingDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date)
  return weekday !== saturday && weekday !== sunday && !bankHolidays(Number(date.slice(0, 4))).includes(date)
}

/** The date itself, or the first banking day after it. */
export function bankingDayFrom(date: CalendarDate): CalendarDate {
  let day = date
  while (!isBankingDay(day)) day = addDays(day, 1)
  return day
}

/** The date itself, or the last banking day before it. */
export function bankingDayUntil(date: CalendarDate): CalendarDate {
  let day = date
  while (!isBankingDay(day)) day = addDays(day, -1)
  return day
}

/** The nth banking day after a date, whatever day that date is. */
export function addBankingDays(date: CalendarDate, count: number): CalendarDate {
  let day = date
  for (let left = count; left > 0; left--) day = bankingDayFrom(addDays(day, 1))
  return day
}

/** BILL-6: money that a bank collects is taken as settled two banking days after it was sent. */
export const settlesOn = (sentOn: CalendarDate): CalendarDate => addBankingDays(sentOn, 2)
