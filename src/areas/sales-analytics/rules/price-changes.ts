/** What an item cost in each of two months, in one unit. */
export interface PaidPrices {
  readonly unit: 'case' | 'each'
  /** Cents, of the last purchase in the month; null when none was bought. */
  readonly before: number | null
  readonly now: number | null
  /** Of the unit, this month. */
  readonly quantity: number
}

/** A price that moved. */
export interface PriceChange {
  readonly change: number
  /** What the change made of this month's quantity, in cents. */
  readonly effect: number
}

/**
 * NEXT-11: how a price moved from one month to the next; null when it did not, or only one is
 * known.
 */
export function priceChangeOf({ before, now, quantity }: PaidPrices): PriceChange | null {
  if (before === null || now === null || before === now) return null
  return { change: now - before, effect: (now - before) * quantity }
}

/** NEXT-11: the prices that moved, the biggest rise in money first, drops last. */
export const priceChanges = <Row extends PaidPrices>(rows: readonly Row[]): (Row & PriceChange)[] =>
  rows
    .flatMap((row) => {
      const change = priceChangeOf(row)
      return change ? [{ ...row, ...change }] : []
    })
    .toSorted((a, b) => b.effect - a.effect || b.change - a.change)
