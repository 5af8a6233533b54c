/** A calendar date 'YYYY-MM-DD' in the division's time zone. No clock time, no zone. */
export type CalendarDate = string

const dayMs = 86_400_000
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const toUtc = (date: CalendarDate): Date => new Date(`${date}T00:00:00Z`)
const fromUtc = (instant: Date): CalendarDate => instant.toISOString().slice(0, 10)

/**
 * True for a date that exists: '2026-02-30' is not one, and neither calendars nor PostgreSQL have a
 * year 0.
 */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const instant = toUtc(text)
  return !Number.isNaN(instant.getTime()) && fromUtc(instant) === text
}

/** Years that a person asks about; others are typing errors. */
export const askedYears = { first: 1900, last: 2200 } as const

/** True for a date that exists and that a person may mean. */
export const isAskedDate = (text: string): boolean =>
  isCalendarDate(text) && Number(text.slice(0, 4)) >= askedYears.first && Number(text.slice(0, 4)) <= askedYears.last

const rfc3339 = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/**
 * True for an RFC 3339 instant with an offset whose UTC year is one of four digits: PostgreSQL and
 * JSON both hold it.
 */
export function isInstant(text: string): boolean {
  if (!rfc3339.test(text) || !isCalendarDate(text.slice(0, 10))) return false
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** The date `days` later (earlier when negative). */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromUtc(new Date(toUtc(date).getTime() + days * dayMs))

/** The same day of a later month, or that month's last day: Jan 31 + 1 is Feb 28 or 29. */
export function addMonths(date: CalendarDate, count: number): CalendarDate {
  const start = toUtc(date)
  const target = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count + 1, 0))
  target.setUTCDate(Math.min(start.getUTCDate(), target.getUTCDate()))
  return fromUtc(target)
}

/** Day index 0 (Sunday) to 6 (Saturday), as route days are kept. */
export const weekdayOf = (date: CalendarDate): number => toUtc(date).getUTCDay()

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / dayMs)

/** "Tue, Nov 24", with the year when `today` is in another one. */
export function formatDay(date: CalendarDate, today?: CalendarDate): string {
  const instant = toUtc(date)
  const short = `${weekdays[instant.getUTCDay()]}, ${months[instant.getUTCMonth()]} ${instant.getUTCDate()}`
  return today && today.slice(0, 4) !== date.slice(0, 4) ? `${short}, ${date.slice(0, 4)}` : short
}

/** "Nov 24": `formatDay` where there is no room for the weekday. */
export const formatShortDay = (date: CalendarDate, today?: CalendarDate): string =>
  formatDay(date, today).slice('Mon, '.length)

/** "Tue, Nov 24, 2026", for a day that may be years away. */
export const formatDayWithYear = (date: CalendarDate): string => `${formatDay(date)}, ${date.slice(0, 4)}`

/** '2026-11-24' -> '11/24/2026', the form of every date input (UI-3). */
export const toInputDate = (date: CalendarDate): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

/** '11/24/2026' or, without its slashes, '11242026' -> '2026-11-24'; null when it is not a date. */
export function fromInputDate(text: string): CalendarDate | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$|^(\d{2})(\d{2})(\d{4})$/.exec(text.trim())
  if (!match) return null
  const [month = '', day = '', year = ''] = match.slice(1).filter((part) => part !== undefined)
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : null
}

/** "1 h 12 min", from a day on "1 d 23 h": how long until an instant, from minutes. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${Math.floor(minutes / 1440)} d ${Math.floor((minutes % 1440) / 60)} h`
}
