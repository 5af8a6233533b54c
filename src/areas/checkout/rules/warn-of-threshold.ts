import type { Cents } from '#kit/money.ts'
import type { CartAlert } from '../cart-analysis.ts'

/** CHECK-3: an order value above the division's threshold gets a look by staff; it never stops the order. */
export const isAboveThreshold = (subtotal: Cents, threshold: Cents): boolean => subtotal > threshold

/** CHECK-3: the alert 'exceeding-threshold', or null. */
export const warnOfThreshold = (subtotal: Cents, threshold: Cents): CartAlert | null =>
  isAboveThreshold(subtotal, threshold)
    ? { kind: 'exceeding-threshold', message: 'Order value exceeding the threshold', blocks: false, itemNumbers: [] }
    : null
