import type { CalendarDate } from '#kit/dates.ts'
import type { PossibleDate } from '../route-days.ts'

/**
 * S0 section 7: the cart's date, else the first valid possible date, else the first date, else
 * none.
 */
export function defaultDeliveryDate(
  cartDate: CalendarDate | null,
  dates: readonly PossibleDate[],
): CalendarDate | null {
  const chosen = dates.find((date) => date.valid) ?? dates[0]
  return cartDate ?? chosen?.possibleDeliveryDate ?? null
}
