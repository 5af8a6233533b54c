import { common } from '#contract/common-refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { scanningFeatures } from '#kit/scanning-features.ts'
import { scanningRefusals } from '../scanning.refusals.ts'

/** NEXT-8, CUST-4: codes are looked up for customers, not yet for prospects. */
export const mayUseCodes = ({ isProspective }: Pick<ShipToFacts, 'isProspective'>): Decision =>
  isProspective ? refuse(scanningRefusals.codes_not_for_prospects) : allow()

/**
 * NEXT-8: what a code stands for is said by those who scan: for carts, for guides or while
 * counting.
 */
export function mayRememberCodes(shipTo: Pick<ShipToFacts, 'isProspective'>, actor: Pick<Actor, 'can'>): Decision {
  return scanningFeatures.some((feature) => actor.can(feature)) ? mayUseCodes(shipTo) : refuse(common.feature_missing)
}
