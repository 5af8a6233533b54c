import { divideRationals, type Rational, rational } from '#kit/rational.ts'
import { convertMeasure } from '#areas/measures/rules/convert-measure.ts'
import { linksOfItem, type MeasuredItem } from '#areas/measures/rules/links-of-item.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'

/** What of a price can be compared. */
export type ComparablePrice = Pick<ItemPrice, 'casePrice' | 'eachPrice' | 'perPound'>

/** Two items are compared by the first unit both have; with the words behind a price. */
const comparedBy = [
  ['lb', 'a pound'],
  ['floz', 'a fluid ounce'],
  ['each', 'a piece'],
] as const

/** What two items cost by one measure, in exact cents. */
export interface ComparedCost {
  readonly per: (typeof comparedBy)[number][1]
  readonly from: Rational
  readonly to: Rational
}

/** An item with its price on the day. */
export interface CostedItem extends MeasuredItem {
  readonly price: ComparablePrice | null
}

/** Exact cents of one unit; null where price or measure is not known. */
function costOf(item: CostedItem, unit: (typeof comparedBy)[number][0]): Rational | null {
  const { price } = item
  if (!price) return null
  const [cost, of] =
    price.perPound !== null
      ? ([rational(price.perPound, 100), 'lb'] as const)
      : price.casePrice !== null
        ? ([rational(price.casePrice), 'case'] as const)
        : ([rational(price.eachPrice ?? 0), 'soldEach'] as const)
  const content = convertMeasure(rational(1), of, unit, linksOfItem(item))
  if (cost.numerator <= 0n || !content.isKnown || content.amount.numerator <= 0n) return null
  return divideRationals(cost, content.amount)
}

/**
 * NEXT-3: what two items cost by the first measure both are known in: the pound, the fluid ounce,
 * the piece. Exact: nothing is rounded before the limit is asked. Null where they do not compare.
 */
export function costByMeasure(from: CostedItem, to: CostedItem): ComparedCost | null {
  for (const [unit, per] of comparedBy) {
    const [before, after] = [costOf(from, unit), costOf(to, unit)]
    if (before && after) return { per, from: before, to: after }
  }
  return null
}
