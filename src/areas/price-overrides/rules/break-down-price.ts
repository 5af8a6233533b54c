import { type Cents, divideHalfUp } from '#kit/money.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import type { LineOverrides, PriceOverride } from '#areas/prices/price-override.ts'
import { marginOf } from '#areas/prices/rules/margin-of.ts'
import { overridePrice } from '#areas/prices/rules/override-price.ts'
import type { PriceBreakdown, UnitBreakdown } from '../price-override.endpoints.ts'

/** What a breakdown is made of. */
export interface BreakdownFacts {
  readonly itemNumber: string
  readonly description: string
  /** Before any override. */
  readonly base: ItemPrice | null
  readonly overrides: LineOverrides
  readonly caseWeightHundredths: number
  /** What the distributor pays for a case, in cents. */
  readonly caseCost: Cents
  readonly eachesPerCase: number
}

/**
 * CART-10: price, cost and margin of a line, by the case and by the each. A sale below cost is
 * marked, not refused.
 */
export function breakDownPrice(facts: BreakdownFacts): PriceBreakdown {
  const { itemNumber, description, base, overrides, caseCost } = facts
  const price = overridePrice(base, overrides, facts.caseWeightHundredths)
  const eachCost = divideHalfUp(caseCost, facts.eachesPerCase)
  return {
    itemNumber,
    description,
    base,
    perCase: unitOf(base?.casePrice, price?.casePrice, caseCost, overrides.casePriceOverride),
    perEach: unitOf(base?.eachPrice, price?.eachPrice, eachCost, overrides.eachPriceOverride),
    isEstimate: base?.isEstimate ?? false,
  }
}

/** CART-10: a breakdown as it would read with other overrides, for the person who is typing one. */
export function previewBreakdown(
  breakdown: PriceBreakdown,
  overrides: LineOverrides,
  caseWeightHundredths: number,
): PriceBreakdown {
  const { perCase, perEach, base } = breakdown
  const price = overridePrice(base, overrides, caseWeightHundredths)
  return {
    ...breakdown,
    perCase: perCase && unitOf(base?.casePrice, price?.casePrice, perCase.cost, overrides.casePriceOverride),
    perEach: perEach && unitOf(base?.eachPrice, price?.eachPrice, perEach.cost, overrides.eachPriceOverride),
  }
}

function unitOf(
  basePrice: Cents | null | undefined,
  price: Cents | null | undefined,
  cost: Cents,
  override: PriceOverride | null,
): UnitBreakdown | null {
  if (basePrice == null || price == null) return null
  return { basePrice, price, cost, ...marginOf(price, cost), isBelowCost: price < cost, override }
}

/** True when any unit of the line is sold for less than it costs. */
export const isBelowCost = ({ perCase, perEach }: Pick<PriceBreakdown, 'perCase' | 'perEach'>): boolean =>
  perCase?.isBelowCost === true || perEach?.isBelowCost === true
