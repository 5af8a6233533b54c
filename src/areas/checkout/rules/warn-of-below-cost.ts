import type { Cents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import type { Quantities } from '#areas/carts/rules/may-set-line.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import type { CartAlert } from '../cart-analysis.ts'

/** A line with what it brings in and what it costs. */
export interface CostedLine extends Quantities {
  readonly itemNumber: string
  /** After the line's overrides. */
  readonly price: Pick<ItemPrice, 'casePrice' | 'eachPrice'> | null
  /** What the distributor pays a case; null when it is not known. */
  readonly caseCost: Cents | null
  readonly eachesPerCase: number
}

/**
 * CHECK-2: sold for less than it costs, in a unit that is ordered. An each costs its share of the
 * case.
 */
export function isBelowCost({ orderedCases, orderedUnits, price, caseCost, eachesPerCase }: CostedLine): boolean {
  if (price === null || caseCost === null) return false
  const byCase = orderedCases > 0 && price.casePrice !== null && price.casePrice < caseCost
  const byEach = orderedUnits > 0 && price.eachPrice !== null && price.eachPrice * eachesPerCase < caseCost
  return byCase || byEach
}

/** CHECK-3: the alert 'items-below-cost', or null. */
export function warnOfBelowCost(lines: readonly CostedLine[]): CartAlert | null {
  const itemNumbers = lines.filter(isBelowCost).map((line) => line.itemNumber)
  if (itemNumbers.length === 0) return null
  const message = `${plural(itemNumbers.length, 'item')} below cost price`
  return { kind: 'items-below-cost', message, blocks: false, itemNumbers }
}
