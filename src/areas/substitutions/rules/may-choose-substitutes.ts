import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { substitutionRefusals } from '../substitutions.refusals.ts'

/** CUST-4, NEXT-3: a prospective customer orders nothing, so nothing of theirs comes short. */
export const mayChooseSubstitutes = ({ isProspective }: Pick<ShipToFacts, 'isProspective'>): Decision =>
  isProspective ? refuse(substitutionRefusals.prospect_has_no_substitutes) : allow()
