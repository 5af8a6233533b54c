import { isCalendarDate } from '#kit/dates.ts'
import { readWeekday } from './imports/read-weekday.ts'

/** Where financial years start: on this weekday, 0 to 6, nearest to this day, 'MM-DD' (STAFF-1). */
export interface YearStart {
  readonly weekday: number
  readonly day: string
}

/** 'Sun 01-01'; undefined for anything else. Not February 29, which most years lack. */
export function readYearStart(text: string): YearStart | undefined {
  const [name = '', day = '', ...rest] = text.trim().split(/ +/)
  const weekday = readWeekday(name)
  // 2027 is no leap year.
  return weekday !== null && rest.length === 0 && isCalendarDate(`2027-${day}`) ? { weekday, day } : undefined
}
