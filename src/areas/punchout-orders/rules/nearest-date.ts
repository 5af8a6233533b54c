import { addDays, type CalendarDate, isCalendarDate } from '#kit/dates.ts'
import { chooseDelivery } from '#areas/carts/rules/choose-delivery.ts'
import type { DeliveryCalendar } from '#areas/routing/rules/date-facts-for.ts'

/** Days after the one that is asked for in which a delivery day is looked for. */
const daysAfter = 21

/**
 * PUNCH-3: the delivery day nearest to the one an order asks for, not before it (punchout O8);
 * undefined where none is asked for or none is near: the order then gets the usual one.
 */
export function nearestDate(asked: string | undefined, calendar: DeliveryCalendar): CalendarDate | undefined {
  const day = asked?.slice(0, 10) ?? ''
  if (!isCalendarDate(day)) return undefined
  for (let after = 0; after <= daysAfter; after += 1) {
    const date = addDays(day, after)
    const chosen = chooseDelivery('regularDelivery', date, calendar, false)
    if (chosen.allowed && chosen.value.warning === null) return date
  }
  return undefined
}
