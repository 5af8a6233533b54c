import type { Cents } from '#kit/money.ts'
import type { InventoryLine, InventoryResult } from '../inventory.ts'
import { measureCount } from './measure-count.ts'
import { valueMeasure } from './value-count.ts'

/** A line of a closed count beside the count before; quantities as `measureCount` has them. */
export interface Variance {
  readonly lineId: string
  readonly counted: number
  readonly previous: number
  readonly bought: number
  /** What would be there if nothing had been used. */
  readonly expected: number
  /** Expected less counted; negative: more is there than was ever bought. */
  readonly used: number
  /** What was used, at this count's price of the case; null when nothing prices it. */
  readonly usedCents: Cents | null
  /** The value now less the value then; null where either is unknown. */
  readonly changeCents: Cents | null
}

/**
 * INV-1: how a line moved between two counts. What the kitchen uses is not recorded, so it is what
 * was there and was bought and is there no more. Null for a line that was not counted both times.
 */
export function compareCount(line: InventoryLine, result: InventoryResult): Variance | null {
  if (!result.counted || !result.previous) return null
  const counted = measureCount(result.counted, line)
  const previous = measureCount(result.previous, line)
  const bought = measureCount(result.bought, line)
  const expected = previous + bought
  const used = expected - counted
  return {
    lineId: line.lineId,
    counted,
    previous,
    bought,
    expected,
    used,
    usedCents: valueMeasure(used, line, result.price),
    changeCents:
      result.valueCents === null || result.previous.valueCents === null
        ? null
        : result.valueCents - result.previous.valueCents,
  }
}

/** The lines of a count by the money that moved, the most first; those without money last. */
export const byMoney = (a: Variance, b: Variance): number =>
  (b.usedCents === null ? -1 : Math.abs(b.usedCents)) - (a.usedCents === null ? -1 : Math.abs(a.usedCents))
