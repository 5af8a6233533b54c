import { type Decision, allow, refuse } from '#kit/decision.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'

/**
 * AUTH-5: codes move to another number only from a number, and to a different one. Both in E.164.
 */
export function changePhone(current: string | null, next: string): Decision {
  if (current === null) return refuse(twoFactorRefusals.not_enabled)
  return next === current ? refuse(twoFactorRefusals.phone_unchanged, { field: 'phone' }) : allow()
}
