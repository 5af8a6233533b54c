import type { Cents } from '#kit/money.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'

/**
 * CART-11, CHECK-4: above the division's threshold a subtotal is red for staff; it never stops the
 * customer's order.
 */
export const isAboveThreshold = (subtotal: Cents, { orderThreshold }: Pick<ShipToFacts, 'orderThreshold'>): boolean =>
  subtotal > orderThreshold
