import type { PriceBreak } from '../item-price.ts'
import { applyBundles, type BundledPrice } from './apply-bundles.ts'

/**
 * ITEM-8, STAFF-3: what an item costs with so many of its cases in a cart and so many cases of each
 * promotion (`bundleCases`): of the breaks that are reached the one that is lowest for the customer
 * counts, so that a case more never makes a case dearer. Server and screen ask the same, the screen
 * with what is typed: a price that was at another break before is taken as it was.
 */
export function priceAtQuantity<Price extends BundledPrice>(
  price: Price,
  orderedCases: number,
  bundled: ReadonlyMap<string, number>,
): Price {
  const steps = reached(price, orderedCases).map((step) => applyBundles(atBreak(price, step), bundled))
  return steps.length === 0 ? applyBundles(price, bundled) : lowest(steps)
}

/** ITEM-8: the same before bundles: what an override by staff starts from. */
export function priceAtBreak<Price extends BundledPrice>(price: Price, orderedCases: number): Price {
  const steps = reached(price, orderedCases).map((step) => atBreak(price, step))
  return steps.length === 0 ? price : lowest(steps)
}

/** The breaks a number of cases reaches; the first always. */
const reached = ({ breaks = [] }: BundledPrice, cases: number): readonly PriceBreak[] =>
  breaks.filter(({ fromCases }, index) => index === 0 || fromCases <= cases)

const lowest = <Price extends BundledPrice>(steps: readonly Price[]): Price =>
  steps.reduce((best, step) => ((step.casePrice ?? 0) < (best.casePrice ?? 0) ? step : best))

const atBreak = <Price extends BundledPrice>(price: Price, step: PriceBreak): Price => ({
  ...price,
  casePrice: step.casePrice,
  ...(price.perPound !== undefined && { perPound: step.perPound }),
  ...(price.receipt && { receipt: step.receipt }),
  bundles: step.bundles,
})
