import type { AlertKind } from '../cart-analysis.ts'

const internalOnly: ReadonlySet<AlertKind> = new Set<AlertKind>([
  'items-below-cost',
  'exceeding-threshold',
  'delivery-date-outside-allowed-range',
])

/**
 * CHECK-3, security 18: below cost, over the threshold and off-route dates are shown to staff only.
 */
export const maySeeAlert = (kind: AlertKind, isStaff: boolean): boolean => isStaff || !internalOnly.has(kind)
