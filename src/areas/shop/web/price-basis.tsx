import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { useDeliveryDays } from './use-price-date.ts'

/**
 * ITEM-8: in a sentence, what prices are for while the cart is unread: the day a new cart would
 * start with, or today when that day could not be loaded either.
 */
export const PriceBasis = ({ date }: { date: CalendarDate }) =>
  `${useDeliveryDays().areUnread ? 'today' : 'the next delivery'} (${formatDay(date)})`
