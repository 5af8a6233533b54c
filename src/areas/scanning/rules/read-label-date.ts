import { isCalendarDate } from '#kit/dates.ts'

/**
 * NEXT-8: the date of six digits YYMMDD, or null when there is none such. Day 00 is the month's
 * last day. Of the centuries the one that puts it nearest counts, as GS1 has it: 51 years or more
 * ahead is the past one, 50 or more back the next one.
 */
export function readLabelDate(digits: string, thisYear: number): string | null {
  const [year, month, day] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)]
  const ahead = Number(year) - (thisYear % 100)
  const century = Math.floor(thisYear / 100) + (ahead >= 51 ? -1 : ahead <= -50 ? 1 : 0)
  const full = `${century}${year}-${month}`
  const date = day === '00' ? lastDayOf(full) : `${full}-${day}`
  return date !== null && isCalendarDate(date) ? date : null
}

function lastDayOf(month: string): string | null {
  const days = [31, 30, 29, 28].find((day) => isCalendarDate(`${month}-${day}`))
  return days === undefined ? null : `${month}-${days}`
}
