import { addDays, addMonths, type CalendarDate, weekdayOf } from '#kit/dates.ts'
import type { PossibleDate } from '../route-days.ts'
import { instantIn } from './instant-in.ts'
import type { DeliveryDays } from './route-for.ts'

/** Orders are taken this many months ahead (S0 section 9). */
export const maxMonthsAhead = 3

/** What decides on delivery dates. */
export interface DateFacts {
  /** Null: the ship-to has no days for this order type. */
  readonly route: DeliveryDays | null
  /** Dates without delivery. */
  readonly holidays: readonly CalendarDate[]
  /** In the division's time zone. */
  readonly today: CalendarDate
  readonly now: Date
  /** IANA zone of the division. */
  readonly timeZone: string
}

/** CUST-3: one date as seen by the route: a delivery day whose cut-off has not passed is valid. */
export function possibleDateOf(date: CalendarDate, { route, holidays, now, timeZone }: DateFacts): PossibleDate {
  const isDelivered = route !== null && route.days.includes(weekdayOf(date)) && !holidays.includes(date)
  if (!isDelivered) return { possibleDeliveryDate: date, valid: false, cutOffAt: null }
  if (route.cutOffTime === null) return { possibleDeliveryDate: date, valid: true, cutOffAt: null }
  const cutOffAt = instantIn(timeZone, addDays(date, -route.cutOffDaysBefore), route.cutOffTime)
  return { possibleDeliveryDate: date, valid: now < cutOffAt, cutOffAt: cutOffAt.toISOString() }
}

/** CUST-3: every date from today to 3 months ahead; none without a route. */
export function possibleDates(facts: DateFacts): PossibleDate[] {
  if (facts.route === null || facts.route.days.length === 0) return []
  const last = addMonths(facts.today, maxMonthsAhead)
  const dates: PossibleDate[] = []
  for (let date = facts.today; date <= last; date = addDays(date, 1)) dates.push(possibleDateOf(date, facts))
  return dates
}
