import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import {
  type LineOverrides,
  maxOverridePercent,
  type OverrideRequest,
  type PriceOverride,
} from '#areas/prices/price-override.ts'
import { overridden, overrideUnit } from '#areas/prices/rules/override-price.ts'
import { priceOverrideRefusals } from '../price-override.refusals.ts'

/** What is asked of a line: null takes an override away, absent leaves it. */
export interface OverrideChange {
  readonly casePriceOverride?: OverrideRequest | null | undefined
  readonly eachPriceOverride?: OverrideRequest | null | undefined
}

/** Who sets an override, and when. */
type SetBy = Pick<PriceOverride, 'byName' | 'at'>

/** The ship-to's own price of the item before any override; null when nothing prices it. */
export type BasePrice = Pick<ItemPrice, 'casePrice' | 'eachPrice' | 'perPound'> | null

/**
 * CART-10: the overrides a line then has. What has no price cannot be overridden, and nothing is
 * given away.
 */
export function setPriceOverrides(
  present: LineOverrides,
  change: OverrideChange,
  price: BasePrice,
  by: SetBy,
): Decision<LineOverrides> {
  const forCase = judge('CS', present.casePriceOverride, change.casePriceOverride, price, by)
  if (!forCase.allowed) return forCase
  const forEach = judge('EA', present.eachPriceOverride, change.eachPriceOverride, price, by)
  if (!forEach.allowed) return forEach
  return allow({ casePriceOverride: forCase.value, eachPriceOverride: forEach.value })
}

function judge(
  unit: 'CS' | 'EA',
  present: PriceOverride | null,
  wanted: OverrideRequest | null | undefined,
  price: BasePrice,
  by: SetBy,
): Decision<PriceOverride | null> {
  if (wanted === undefined) return allow(present)
  if (wanted === null) return allow(null)
  const field = unit === 'CS' ? 'casePriceOverride' : 'eachPriceOverride'
  const base = basePriceOf(unit, price)
  if (base === null) return refuse(priceOverrideRefusals.price_override_needs_price, { field })
  if (wanted.type === 'percent' && wanted.value > maxOverridePercent)
    return refuse(priceOverrideRefusals.price_override_percent_too_high, { field })
  if (overridden(base, wanted) < lowestOf(unit, price))
    return refuse(priceOverrideRefusals.price_override_too_low, { field })
  return allow({ type: wanted.type, value: wanted.value, per: overrideUnit(unit, price), ...by })
}

/** One cent; a pound's price is in hundredths of one. */
const lowestOf = (unit: 'CS' | 'EA', price: BasePrice): number => (overrideUnit(unit, price) === 'pound' ? 100 : 1)

/** What an override is counted from: cents, for catch weight hundredths of a cent a pound. */
export function basePriceOf(unit: 'CS' | 'EA', price: BasePrice): number | null {
  if (price === null) return null
  return unit === 'EA' ? price.eachPrice : (price.perPound ?? price.casePrice)
}

/**
 * CART-10, CHECK-4: overrides are asked again before the order; one whose price has gone or changed
 * its unit must be set again.
 */
export function checkOverrides({ casePriceOverride, eachPriceOverride }: LineOverrides, price: BasePrice): Decision {
  const holds = (unit: 'CS' | 'EA', override: PriceOverride | null) => {
    if (override === null) return true
    const base = basePriceOf(unit, price)
    return (
      base !== null && override.per === overrideUnit(unit, price) && overridden(base, override) >= lowestOf(unit, price)
    )
  }
  return holds('CS', casePriceOverride) && holds('EA', eachPriceOverride)
    ? allow()
    : refuse(priceOverrideRefusals.price_override_no_longer_holds)
}
