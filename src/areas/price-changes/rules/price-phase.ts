import type { CalendarDate } from '#kit/dates.ts'
import type { PricePhase } from '../price-change.ts'

/** ITEM-8: where a price stands on a day of its division; the first and the last day count. */
export function phaseOfPrice(
  { startsOn, endsOn }: { readonly startsOn: CalendarDate; readonly endsOn: CalendarDate | null },
  today: CalendarDate,
): PricePhase {
  if (endsOn !== null && endsOn < today) return 'ended'
  return startsOn > today ? 'coming' : 'running'
}
