import type { ItemStats } from '#areas/prices/item-price.ts'
import { type CalendarDate, formatDay } from '#kit/dates.ts'
import { formatMovement } from './format-movement.ts'

/**
 * ITEM-5: the last order and the four weeks, where there is no room for a column of each; null for
 * what was never bought.
 */
export function boughtText(
  { lastOrderedOn, stats }: { lastOrderedOn: CalendarDate | null; stats: ItemStats | null },
  today: CalendarDate,
): string | null {
  const parts = [lastOrderedOn && `Last ${formatDay(lastOrderedOn, today)}`, formatMovement(stats)]
  return parts.filter(Boolean).join(' · ') || null
}
