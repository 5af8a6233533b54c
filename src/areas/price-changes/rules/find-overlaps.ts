import type { PriceKey, StoredAmounts } from '#areas/prices/stored-price.ts'
import type { PriceLine, PriceOverlap } from '../price-change.ts'

/**
 * ITEM-8: stored prices for the same item and customers on some of a line's days, in the order they
 * start. Of two the later start counts, so that a line that starts first is replaced by the other
 * one while that lasts.
 */
export function findOverlaps(line: PriceLine, stored: readonly (PriceKey & StoredAmounts)[]): PriceOverlap[] {
  if (line.isRemoved) return []
  return stored
    .filter(
      ({ itemNumber, scope, startsOn, endsOn }) =>
        itemNumber === line.itemNumber &&
        scope === line.scope &&
        startsOn !== line.startsOn &&
        (line.endsOn === null || startsOn <= line.endsOn) &&
        (endsOn === null || endsOn >= line.startsOn),
    )
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))
    .map(({ startsOn, endsOn, reference, breaks }) => ({
      startsOn,
      endsOn,
      reference,
      winsFrom: startsOn > line.startsOn ? startsOn : null,
      losesBreaks: startsOn < line.startsOn && (breaks ?? null) !== null && line.breaks === null,
    }))
}
