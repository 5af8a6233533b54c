import { type Cents, divideHalfUp, priceByWeight } from '#kit/money.ts'
import type { ItemPrice } from '../item-price.ts'
import type { LineOverrides, OverrideRequest, PriceOverride } from '../price-override.ts'

/** What an override of this unit is about; catch weight is priced by the pound. */
export const overrideUnit = (unit: 'CS' | 'EA', price: Pick<ItemPrice, 'perPound'> | null): PriceOverride['per'] =>
  unit === 'EA' ? 'each' : price?.perPound != null ? 'pound' : 'case'

/** CART-10: a price, in whatever unit, after an override; rounded half up. */
export const overridden = (price: number, { type, value }: OverrideRequest): number =>
  type === 'amount' ? value : divideHalfUp(price * (10_000 - value), 10_000)

/**
 * CART-10: the price a line is ordered at. An override changes only the price it was set for: one
 * whose price is gone, or that was set for another unit, changes nothing, and `checkOverrides`
 * reports it before the order is placed.
 */
export function overridePrice(
  price: ItemPrice | null,
  { casePriceOverride, eachPriceOverride }: LineOverrides,
  caseWeightHundredths: number,
): ItemPrice | null {
  if (price === null || (casePriceOverride === null && eachPriceOverride === null)) return price
  const eachPrice: Cents | null =
    price.eachPrice !== null && eachPriceOverride !== null && eachPriceOverride.per === 'each'
      ? overridden(price.eachPrice, eachPriceOverride)
      : price.eachPrice
  if (price.casePrice === null || casePriceOverride?.per !== overrideUnit('CS', price)) return { ...price, eachPrice }
  if (price.perPound === null) return { ...price, eachPrice, casePrice: overridden(price.casePrice, casePriceOverride) }
  const perPound = overridden(price.perPound, casePriceOverride)
  return { ...price, eachPrice, perPound, casePrice: priceByWeight(perPound, caseWeightHundredths) }
}
