import type { Feature } from '#kit/feature-keys.ts'

/** PUNCH-4: all that a buyer from a procurement system may use of what the user may. */
const inPunchout: ReadonlySet<Feature> = new Set(['manageCart', 'showInventory'])

/** True for a feature that a procurement session keeps. */
export const isInPunchout = (feature: Feature): boolean => inPunchout.has(feature)
