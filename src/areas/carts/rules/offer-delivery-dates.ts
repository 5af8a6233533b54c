import { addMonths, type CalendarDate } from '#kit/dates.ts'
import type { SoType } from '#areas/routing/order-types.ts'
import type { RouteDaysEntry } from '#areas/routing/route-days.ts'
import { needsApproval } from '#areas/routing/rules/check-delivery-date.ts'
import { defaultDeliveryDate } from '#areas/routing/rules/default-delivery-date.ts'
import { maxMonthsAhead } from '#areas/routing/rules/possible-dates.ts'

/** S0 section 5: what customers without a route read. */
const noRoute = 'For regular delivery, please reach out to your DSR to set the routing days.'
const noDays = 'No delivery days are set for this order type. It can be ordered without a date.'

/** What the delivery date field of one order type offers. */
export interface DeliveryDates {
  readonly min: CalendarDate
  readonly max: CalendarDate
  /** The date a new cart or a changed type starts with. */
  readonly first: CalendarDate | null
  /** False: there is no date to choose, and `notice` says why. */
  readonly isOpen: boolean
  readonly isSelectable: (date: CalendarDate) => boolean
  /** Valid routing days stand out for staff only, who may choose others too. */
  readonly isHighlighted: ((date: CalendarDate) => boolean) | undefined
  /** What to know about this choice, or undefined. */
  readonly notice: (chosen: CalendarDate | null) => string | undefined
}

/**
 * CART-3: dates from today to 3 months ahead. Customers choose among valid routing days; staff may
 * choose another day and read that it needs approval. Without regular-delivery days a customer's
 * date stays empty.
 */
export function offerDeliveryDates(
  soType: SoType,
  entry: Pick<RouteDaysEntry, 'routeDaysInfo' | 'highlightValidForInternal'> | undefined,
  today: CalendarDate,
  isStaff: boolean,
): DeliveryDates {
  const dates = entry?.routeDaysInfo ?? []
  const valid = new Set(dates.filter((date) => date.valid).map((date) => date.possibleDeliveryDate))
  const max = addMonths(today, maxMonthsAhead)
  const isOpen = isStaff || valid.size > 0
  return {
    min: today,
    max,
    first: defaultDeliveryDate(
      null,
      dates.filter((date) => isStaff || date.valid),
    ),
    isOpen,
    isSelectable: (date) => date >= today && date <= max && (isStaff || valid.has(date)),
    isHighlighted: isStaff && entry?.highlightValidForInternal ? (date) => valid.has(date) : undefined,
    notice: (chosen) => {
      if (!isOpen) return soType === 'regularDelivery' ? noRoute : noDays
      return chosen !== null && isStaff && !valid.has(chosen) ? needsApproval : undefined
    },
  }
}
