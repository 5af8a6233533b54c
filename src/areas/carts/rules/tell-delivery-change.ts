import { type CalendarDate, formatDay } from '#kit/dates.ts'

/** CART-6: what 'Delivery date changed' says: from one date to another, to a date from an unknown one, or that it is gone. */
export function tellDeliveryChange(before: CalendarDate | null, after: CalendarDate | null): string {
  if (after === null)
    return 'Your delivery date has been removed as there are no routing days for regular delivery. Please check with your DSR.'
  if (before === null) return 'Your delivery date has been changed based on the cut-off time.'
  return `Your delivery date has been changed from ${formatDay(before, after)} to ${formatDay(after, before)} based on the cut-off time.`
}
