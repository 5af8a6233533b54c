import { type Cents, divideHalfUp } from '#kit/money.ts'

/** What is left of a price, in cents, and as hundredths of a percent of it. */
export interface Margin {
  readonly profit: Cents
  readonly margin: number
}

/** CART-10, STAFF-4: the margin of a price above its cost; negative below cost, 0 % of nothing. */
export function marginOf(price: Cents, cost: Cents): Margin {
  const profit = price - cost
  return { profit, margin: price === 0 ? 0 : divideHalfUp(profit * 10_000, price) }
}
