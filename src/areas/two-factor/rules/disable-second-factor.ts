import { type Decision, allow, refuse } from '#kit/decision.ts'
import { twoFactorRefusals as no } from '../two-factor.refusals.ts'

/** AUTH-5: an enforce date disables the toggle, also before that day. */
export function disableSecondFactor(facts: { hasFactor: boolean; enforceDate: string | null }): Decision {
  if (facts.enforceDate !== null) return refuse(no.enforced)
  return facts.hasFactor ? allow() : refuse(no.not_enabled)
}

/**
 * AUTH-5: the authenticator app may go unless it is the only factor of somebody who must have one.
 */
export function removeAuthenticator(facts: {
  hasAuthenticator: boolean
  hasPhone: boolean
  enforceDate: string | null
}): Decision {
  if (!facts.hasAuthenticator) return refuse(no.not_enabled)
  return facts.enforceDate !== null && !facts.hasPhone ? refuse(no.last_factor) : allow()
}
