import type { CalendarDate } from '#kit/dates.ts'
import { checkDeliveryDate } from '#areas/routing/rules/check-delivery-date.ts'
import type { DateFacts } from '#areas/routing/rules/possible-dates.ts'
import type { CartAlert } from '../cart-analysis.ts'

/**
 * CHECK-3: the alert 'delivery-date-outside-allowed-range', or null. Only staff may choose such a
 * date at all.
 */
export function warnOfOffRouteDate(date: CalendarDate | null, dates: DateFacts, isStaff: boolean): CartAlert | null {
  if (date === null) return null
  const checked = checkDeliveryDate(date, dates, isStaff)
  if (!checked.allowed || checked.value.warning === null) return null
  return {
    kind: 'delivery-date-outside-allowed-range',
    message: 'Selected delivery date needs approval since it is not a valid routing day',
    blocks: false,
    itemNumbers: [],
  }
}
