import type { CalendarDate } from '#kit/dates.ts'
import { dateFactsFor, type DeliveryCalendar } from '#areas/routing/rules/date-facts-for.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import { possibleDateOf } from '#areas/routing/rules/possible-dates.ts'

/** What decides whether a cart's owner is reminded. */
export interface CartWithDate {
  readonly soType: SoType
  readonly deliveryDate: CalendarDate | null
  readonly isOfStaff: boolean
}

/**
 * CHECK-1: the cut-off of a cart when it comes within `minutesBefore`, else null; one that has
 * passed reminds of nothing.
 */
export function dueCutOff(
  { soType, deliveryDate, isOfStaff }: CartWithDate,
  calendar: DeliveryCalendar,
  minutesBefore: number,
): Date | null {
  if (deliveryDate === null) return null
  const { cutOffAt } = possibleDateOf(deliveryDate, dateFactsFor(calendar, soType, isOfStaff))
  if (cutOffAt === null) return null
  const minutesLeft = (Date.parse(cutOffAt) - calendar.now.getTime()) / 60_000
  return minutesLeft > 0 && minutesLeft <= minutesBefore ? new Date(cutOffAt) : null
}
