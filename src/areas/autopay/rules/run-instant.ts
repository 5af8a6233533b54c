import { addDays, type CalendarDate } from '#kit/dates.ts'
import { instantIn } from '#areas/routing/rules/instant-in.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { noticeHours, runTime } from '../autopay.ts'

/** BILL-5: when the run of a day is made, on the clocks of the division. */
export const runInstant = (timeZone: string, payOn: CalendarDate): Date => instantIn(timeZone, payOn, runTime)

/** BILL-5: when the mail about a run goes out. */
export const noticeInstant = (timeZone: string, payOn: CalendarDate): Date =>
  new Date(runInstant(timeZone, payOn).getTime() - noticeHours * 3_600_000)

/** The first day whose run is still ahead. */
export function firstDayFrom(timeZone: string, now: Date): CalendarDate {
  const today = todayIn(timeZone, now)
  return now < runInstant(timeZone, today) ? today : addDays(today, 1)
}
