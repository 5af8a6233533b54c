import { type Cents, divideHalfUp } from '#kit/money.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import type { CartTotals } from '../cart.ts'
import type { Quantities } from './may-set-line.ts'

/** A line with what its totals come from. */
export interface TotalledLine extends Quantities {
  readonly price: Pick<ItemPrice, 'casePrice' | 'eachPrice' | 'isEstimate'> | null
  /** Hundredths of a pound. */
  readonly caseWeightHundredths: number
  readonly eachesPerCase: number
}

/**
 * Cases and eaches times their prices in cents; null when a price that is needed is missing
 * (CART-11).
 */
export function lineTotal({
  orderedCases,
  orderedUnits,
  price,
}: Pick<TotalledLine, keyof Quantities | 'price'>): Cents | null {
  const cases = orderedCases === 0 ? 0 : price?.casePrice
  const eaches = orderedUnits === 0 ? 0 : price?.eachPrice
  if (cases === null || cases === undefined || eaches === null || eaches === undefined) return null
  return orderedCases * cases + orderedUnits * eaches
}

/** What a line weighs in hundredths of a pound; an each is its share of the case. */
export const lineWeight = (line: TotalledLine): number =>
  line.orderedCases * line.caseWeightHundredths +
  divideHalfUp(line.orderedUnits * line.caseWeightHundredths, line.eachesPerCase)

/**
 * CART-11: totals of a cart. A line without a price counts with its cases and eaches but not in the
 * subtotal.
 */
export function cartTotals(lines: readonly TotalledLine[]): CartTotals {
  const sum = (of: (line: TotalledLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  return {
    lines: lines.length,
    totalOrderedCases: sum((line) => line.orderedCases),
    totalOrderedUnits: sum((line) => line.orderedUnits),
    weightHundredths: sum(lineWeight),
    subtotal: sum((line) => lineTotal(line) ?? 0),
    isEstimate: lines.some((line) => line.orderedCases > 0 && line.price?.isEstimate === true),
  }
}
