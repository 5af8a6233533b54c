import type { Cents } from '#kit/money.ts'
import type { ItemPrice } from '../item-price.ts'

/** A line with what may have lowered its price. */
export interface SavingLine {
  readonly orderedCases: number
  readonly orderedUnits: number
  readonly casePriceOverride?: unknown
  readonly eachPriceOverride?: unknown
}

/**
 * STAFF-3: what promotions take off a line, in cents. A unit whose price staff made has none: the
 * difference is theirs.
 */
export function promotionSaving(
  price: Partial<Pick<ItemPrice, 'casePrice' | 'eachPrice' | 'receipt'>> | null,
  { orderedCases, orderedUnits, casePriceOverride, eachPriceOverride }: SavingLine,
): Cents {
  return (price?.receipt?.promotions ?? []).reduce((sum, { unit, before }) => {
    const [now, quantity, override] =
      unit === 'case'
        ? [price?.casePrice, orderedCases, casePriceOverride]
        : [price?.eachPrice, orderedUnits, eachPriceOverride]
    return now == null || override ? sum : sum + Math.max(0, before - now) * quantity
  }, 0)
}
