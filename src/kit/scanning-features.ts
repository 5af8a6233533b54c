import type { Feature } from './feature-keys.ts'

/** NEXT-8: codes are scanned into carts, into guides and while counting. */
export const scanningFeatures = ['manageCart', 'manageGuides', 'inventoryCounts'] as const satisfies readonly Feature[]
