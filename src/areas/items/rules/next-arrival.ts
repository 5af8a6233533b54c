import type { CalendarDate } from '#kit/dates.ts'
import type { ItemSummary } from '../item.ts'

/**
 * ITEM-9: the day more of a short item comes; null when nobody said, when that day has passed, and
 * when there is enough. `today` is the division's.
 */
export function nextArrival(
  { stockStatus, nextArrivalOn }: Pick<ItemSummary, 'stockStatus' | 'nextArrivalOn'>,
  today: CalendarDate,
): CalendarDate | null {
  const isShort = stockStatus === 'low stock' || stockStatus === 'out of stock'
  return isShort && nextArrivalOn !== null && nextArrivalOn >= today ? nextArrivalOn : null
}
