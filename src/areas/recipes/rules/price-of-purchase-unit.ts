import { multiplyRationals, type Rational, rational } from '#kit/rational.ts'
import { type PurchaseUnit, purchaseUnits } from '../recipe.ts'

/** Prices of an item, current or last paid: cents, and hundredths of a cent a pound. */
export interface UnitPrices {
  readonly casePrice: number | null
  readonly eachPrice: number | null
  readonly perPound: number | null
}

/**
 * RECIPE-3: what the purchase unit of an ingredient costs, in exact cents; null: unknown. Catch
 * weight is priced by the pound, whatever an average case weighs; where only a case price is known,
 * by the pounds of a case. Never zero for want of a price.
 */
export function priceOfPurchaseUnit(
  prices: UnitPrices | undefined,
  unit: PurchaseUnit,
  /** Hundredths of a pound a case, of catch weight; null: not catch weight. */
  catchWeight: number | null,
): Rational | null {
  if (!prices) return null
  const { casePrice, eachPrice, perPound } = prices
  if (catchWeight !== null) {
    if (perPound !== null) return rational(perPound, 100)
    if (casePrice === null || catchWeight <= 0) return null
    return multiplyRationals(rational(casePrice), rational(100, catchWeight))
  }
  const price = unit === purchaseUnits.case ? casePrice : eachPrice
  return price === null ? null : rational(price)
}
