import { addDays, type CalendarDate, weekdayOf } from '#kit/dates.ts'
import type { CartFacts } from '#areas/carts/cart.ts'
import type { ItemSummary } from '#areas/items/item.ts'
import { dateFactsFor, type DeliveryCalendar } from '#areas/routing/rules/date-facts-for.ts'
import { possibleDates } from '#areas/routing/rules/possible-dates.ts'

/** Days a vendor needs to ship to the customer's door [decided]. */
export const dropShipLeadDays = 5
/**
 * Days a just-in-time item needs to reach our dock when its next arrival is not known [decided].
 */
export const justInTimeLeadDays = 2

/** When a line comes, and whether that is a day of its own. */
export interface LineDelivery {
  readonly kind: 'withOrder' | 'dropShip' | 'justInTime'
  /** Null while nobody can say. */
  readonly date: CalendarDate | null
}

/**
 * CHECK-1, CHECK-5: drop-ship lines come from their vendor, by the ship-to's drop-ship days or else
 * a carrier on a weekday; just-in-time lines come with the first truck after they arrive.
 * Everything else comes with the order.
 */
export function lineDelivery(
  item: Pick<ItemSummary, 'isDropShip' | 'isJustInTime' | 'nextArrivalOn'>,
  cart: Pick<CartFacts, 'soType' | 'deliveryDate'>,
  calendar: DeliveryCalendar,
  isStaff: boolean,
): LineDelivery {
  const withOrder = { kind: 'withOrder', date: cart.deliveryDate } as const
  // Staff may hand over on more days, but a vendor's truck is the same for everybody.
  const firstFrom = (soType: CartFacts['soType'], earliest: CalendarDate) =>
    possibleDates(dateFactsFor(calendar, soType, soType !== 'dropShip' && isStaff)).find(
      ({ valid, possibleDeliveryDate: date }) => valid && date >= earliest,
    )?.possibleDeliveryDate ?? null
  if (item.isDropShip) {
    // A drop-ship order's own date is the vendor's.
    if (cart.soType === 'dropShip') return withOrder
    const earliest = addDays(calendar.today, dropShipLeadDays)
    return { kind: 'dropShip', date: firstFrom('dropShip', earliest) ?? carrierDay(earliest, calendar.holidays) }
  }
  if (!item.isJustInTime) return withOrder
  const arrives = item.nextArrivalOn ?? addDays(calendar.today, justInTimeLeadDays)
  if (cart.deliveryDate !== null && cart.deliveryDate >= arrives) return withOrder
  return { kind: 'justInTime', date: firstFrom(cart.soType, arrives) }
}

/** Carriers come Monday to Friday. */
function carrierDay(earliest: CalendarDate, holidays: readonly CalendarDate[]): CalendarDate {
  let date = earliest
  while ([0, 6].includes(weekdayOf(date)) || holidays.includes(date)) date = addDays(date, 1)
  return date
}
