import type { CalendarDate } from '#kit/dates.ts'

// A formatter costs far more to make than to use.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formatters.set(timeZone, made)
  return made
}

/** The calendar date it is at an instant in an IANA time zone (CUST-3). */
export const todayIn = (timeZone: string, now: Date): CalendarDate => formatterOf(timeZone).format(now)
