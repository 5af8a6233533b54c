import { formatClockTime } from '#kit/clock-time.ts'
import { type CalendarDate, formatDay, formatMinutes } from '#kit/dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'

/** What the countdown says, and how urgent it is. */
export interface CutOff {
  readonly text: string
  readonly tone: 'calm' | 'soon' | 'passed'
}

/** Minutes before cut-off from which the countdown warns. */
const soonMinutes = 60

/**
 * CHECK-1: "Order within 1 h 12 min for Tue, Nov 24"; null without a cut-off. Instants in
 * milliseconds.
 */
export function cutOffText(cutOffAt: number | null, now: number, deliveryDate: CalendarDate | null): CutOff | null {
  if (cutOffAt === null || deliveryDate === null) return null
  const minutes = Math.floor((cutOffAt - now) / 60_000)
  const day = formatDay(deliveryDate)
  if (minutes < 0) return { text: `The cut-off for ${day} has passed`, tone: 'passed' }
  if (minutes < 1) return { text: `Order within a minute for ${day}`, tone: 'soon' }
  return { text: `Order within ${formatMinutes(minutes)} for ${day}`, tone: minutes < soonMinutes ? 'soon' : 'calm' }
}

/**
 * CHECK-1: the cut-off on the clocks of the division: "5:00 PM PST", with the day when it is not
 * today there.
 */
export function cutOffMoment(cutOffAt: number, now: number, timeZone: string): string {
  const time = formatClockTime(new Date(cutOffAt), timeZone)
  const day = todayIn(timeZone, new Date(cutOffAt))
  return day === todayIn(timeZone, new Date(now)) ? time : `${formatDay(day)}, ${time}`
}
