import type { Cents } from '#kit/money.ts'
import { isAboveThreshold } from '#areas/carts/rules/is-above-threshold.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { CartAlert } from '../cart-analysis.ts'

/** CHECK-3: the alert 'exceeding-threshold', or null. */
export const warnOfThreshold = (subtotal: Cents, shipTo: Pick<ShipToFacts, 'orderThreshold'>): CartAlert | null =>
  isAboveThreshold(subtotal, shipTo)
    ? { kind: 'exceeding-threshold', message: 'Order value exceeding the threshold', blocks: false, itemNumbers: [] }
    : null
