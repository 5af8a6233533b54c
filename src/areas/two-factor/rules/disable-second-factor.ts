import { type Decision, allow, refuse } from '#kit/decision.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'

/** AUTH-5: an enforce date disables the toggle, also before that day. */
export function disableSecondFactor(facts: { hasFactor: boolean; enforceDate: string | null }): Decision {
  if (facts.enforceDate !== null) return refuse(twoFactorRefusals.enforced)
  return facts.hasFactor ? allow() : refuse(twoFactorRefusals.not_enabled)
}

/**
 * AUTH-5: the authenticator app may go unless it is the only factor of somebody who must have one.
 */
export function removeAuthenticator(facts: {
  hasAuthenticator: boolean
  hasPhone: boolean
  enforceDate: string | null
}): Decision {
  if (!facts.hasAuthenticator) return refuse(twoFactorRefusals.not_enabled)
  return facts.enforceDate !== null && !facts.hasPhone ? refuse(twoFactorRefusals.last_factor) : allow()
}
