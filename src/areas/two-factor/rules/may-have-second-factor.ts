import type { Actor } from '#kit/actor.ts'
import { type Decision, allow, refuse } from '#kit/decision.ts'
import { type StaffSignIn, usesPassword } from '#areas/people/rules/staff-sign-in.ts'
import { twoFactorRefusals } from '../two-factor.refusals.ts'

/**
 * AUTH-5: two-factor authentication belongs to those who sign in here with a password: staff acting
 * as a customer do not touch it.
 */
export const mayHaveSecondFactor = (actor: Pick<Actor, 'kind'>, staffSignIn: StaffSignIn): Decision =>
  usesPassword(actor.kind, staffSignIn) ? allow() : refuse(twoFactorRefusals.not_for_you)
