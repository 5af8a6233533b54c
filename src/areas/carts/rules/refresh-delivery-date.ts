import type { CalendarDate } from '#kit/dates.ts'
import { type DeliveryCalendar, dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { possibleDateOf, possibleDates } from '#areas/routing/rules/possible-dates.ts'
import type { CartFacts } from '../cart.ts'

/**
 * CART-6: the date a cart should have now. One that is past or whose cut-off has passed moves to
 * the first valid date, and is taken away when there is none. A date that staff chose for a cart of
 * theirs needs approval anyway and moves only once it is past.
 */
export function refreshDeliveryDate(
  cart: Pick<CartFacts, 'soType' | 'deliveryDate' | 'intOwnerId'>,
  calendar: DeliveryCalendar,
): CalendarDate | null {
  const { deliveryDate } = cart
  if (deliveryDate === null) return null
  const isOfStaff = cart.intOwnerId !== null
  const facts = dateFactsFor(calendar, cart.soType, isOfStaff)
  const isPast = deliveryDate < calendar.today
  if (!isPast && (isOfStaff || possibleDateOf(deliveryDate, facts).valid)) return deliveryDate
  return possibleDates(facts).find((date) => date.valid)?.possibleDeliveryDate ?? null
}
