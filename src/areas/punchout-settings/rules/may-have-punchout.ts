import { allow, type Decision, refuse } from '#kit/decision.ts'
import { featuresOf } from '#areas/access/roles.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'

/** A user whose integrations somebody else manages. */
export interface PunchoutUser {
  readonly role: string
  /** Beyond those of the role. */
  readonly ownFeatures: readonly string[]
  readonly isActive: boolean
}

/** PUNCH-1: integrations belong to active users for whom punchout is enabled. */
export function mayHavePunchout({ role, ownFeatures, isActive }: PunchoutUser): Decision {
  if (!isActive) return refuse(punchoutRefusals.punchout_user_inactive)
  return featuresOf(role, ownFeatures).has('punchout') ? allow() : refuse(punchoutRefusals.punchout_not_enabled)
}
