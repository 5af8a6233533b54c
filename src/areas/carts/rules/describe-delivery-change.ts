import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { orderTypes, type SoType } from '#areas/routing/order-types.ts'

/**
 * CART-6: what 'Delivery date changed' says: from one date to another, to a date from an unknown
 * one, or that it is gone because the cart's order type has no routing days. The specification
 * words the last for regular delivery.
 */
export function describeDeliveryChange(
  before: CalendarDate | null,
  after: CalendarDate | null,
  soType: SoType,
): string {
  if (after === null)
    return `Your delivery date has been removed as there are no routing days for ${inSentence(orderTypes[soType])}. Please check with your DSR.`
  if (before === null) return 'Your delivery date has been changed based on the cut-off time.'
  return `Your delivery date has been changed from ${formatDay(before, after)} to ${formatDay(after, before)} based on the cut-off time.`
}

/** 'Regular Delivery' as 'regular delivery'; 'DSR Pickup' keeps its capitals. */
const inSentence = (label: string): string => label.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
