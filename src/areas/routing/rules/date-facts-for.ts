import type { CalendarDate } from '#kit/dates.ts'
import type { SoType } from '../order-types.ts'
import type { Route } from '../route-days.ts'
import type { DateFacts } from './possible-dates.ts'
import { routeFor } from './route-for.ts'

/** When a ship-to is delivered, for all order types, as of now. */
export interface DeliveryCalendar {
  readonly routes: readonly Route[]
  readonly holidays: readonly CalendarDate[]
  /** In the division's time zone. */
  readonly today: CalendarDate
  readonly now: Date
  /** IANA zone of the division. */
  readonly timeZone: string
}

/** The part of the calendar that counts for one order type. */
export const dateFactsFor = (calendar: DeliveryCalendar, soType: SoType, isStaff: boolean): DateFacts => ({
  ...calendar,
  route: routeFor(soType, calendar.routes, isStaff),
})
