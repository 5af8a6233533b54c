import { allow, type Decision, refuse } from '#kit/decision.ts'
import { customerRefusals } from '../customers.refusals.ts'
import type { ShipToFacts } from '../ship-to.ts'

/**
 * CUST-4: a prospective customer cannot add to a guide; "Add to guide" is hidden for prospects (S0
 * section 2).
 */
export const mayUseGuides = ({ isProspective }: Pick<ShipToFacts, 'isProspective'>): Decision =>
  isProspective ? refuse(customerRefusals.prospect_cannot_use_guides) : allow()
