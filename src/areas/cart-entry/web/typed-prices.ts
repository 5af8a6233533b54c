import type { LinePrice } from '../rules/running-total.ts'
import type { CartQuantities } from './cart-quantities.ts'

/** By item number: what was in sight when a quantity was typed. */
const prices = new WeakMap<CartQuantities, Map<string, LinePrice>>()

/** Remembers what an item costs, for the running total until the server has priced its line. */
export function notePrice(quantities: CartQuantities, itemNumber: string, price: LinePrice): void {
  const known = prices.get(quantities) ?? new Map<string, LinePrice>()
  prices.set(quantities, known.set(itemNumber, price))
}

/** What the item cost where its quantity was typed; undefined when nobody knows. */
export const typedPrice = (quantities: CartQuantities, itemNumber: string): LinePrice | undefined =>
  prices.get(quantities)?.get(itemNumber)
