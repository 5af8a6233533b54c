import { addDays } from '#kit/dates.ts'
import { type DeliveryCalendar, dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { instantIn } from '#areas/routing/rules/instant-in.ts'
import { possibleDateOf } from '#areas/routing/rules/possible-dates.ts'
import type { CartFacts } from '../cart.ts'

/**
 * PLAT-5: until when nothing can happen to the delivery date of a cart by itself: its cut-off while
 * that is ahead, then the end of the delivery day. Null without a date.
 */
export function nextDateCheck(
  cart: Pick<CartFacts, 'soType' | 'deliveryDate' | 'intOwnerId'>,
  calendar: DeliveryCalendar,
): Date | null {
  const { deliveryDate, soType, intOwnerId } = cart
  if (deliveryDate === null) return null
  const { cutOffAt } = possibleDateOf(deliveryDate, dateFactsFor(calendar, soType, intOwnerId !== null))
  if (cutOffAt !== null && Date.parse(cutOffAt) > calendar.now.getTime()) return new Date(cutOffAt)
  return instantIn(calendar.timeZone, addDays(deliveryDate, 1), '00:00')
}
