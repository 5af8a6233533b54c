import { divideHalfUp } from '#kit/money.ts'

/** To what a new price is rounded. */
export const priceRoundings = ['exact', 'nickel', 'dime', 'nines'] as const
/** To what a new price is rounded. */
export type PriceRounding = (typeof priceRoundings)[number]

/** By how much prices change: either the percentage or the amount. */
export interface AmountChange {
  /** Hundredths of a percent; negative lowers. */
  readonly percentHundredths: number | null
  /** Cents a case, an each or a pound. */
  readonly amountCents: number | null
  readonly rounding: PriceRounding
}

const steps: Readonly<Record<PriceRounding, number>> = { exact: 1, nickel: 5, dime: 10, nines: 10 }

/**
 * ITEM-8: a price after a change, in the units it is stored in: `unitsPerCent` is 1 for a case or
 * an each, 100 for hundredths of a cent a pound. The percentage is rounded half up to one unit
 * first; then to 5 or 10 cents half up, or to the nearest price that ends in 9 cents. Null when
 * nothing is left of it.
 */
export function changeAmount(
  price: number,
  { percentHundredths, amountCents, rounding }: AmountChange,
  unitsPerCent: 1 | 100,
): number | null {
  const exact =
    percentHundredths === null
      ? price + (amountCents ?? 0) * unitsPerCent
      : divideHalfUp(BigInt(price) * BigInt(10_000 + percentHundredths), 10_000)
  const rounded = rounding === 'exact' ? exact : rounding === 'nines' ? toNines(exact, unitsPerCent) : toStep(exact)
  return rounded > 0 ? rounded : null

  function toStep(units: number): number {
    const step = steps[rounding] * unitsPerCent
    return divideHalfUp(units, step) * step
  }
}

/** The nearest price that ends in 9 cents, half up: 12.33 -> 12.29, 12.34 -> 12.39. */
function toNines(units: number, unitsPerCent: number): number {
  const step = 10 * unitsPerCent
  return divideHalfUp(units + unitsPerCent, step) * step - unitsPerCent
}
