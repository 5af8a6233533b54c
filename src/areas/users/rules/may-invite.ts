import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { StaffSignIn } from '#areas/people/rules/staff-sign-in.ts'
import type { UserState } from '../user.ts'
import { usersRefusals } from '../users.refusals.ts'
import type { Managed } from './may-manage-user.ts'
import { mayReset } from './may-reset.ts'

/** A user who may still need the first invitation. */
export interface Invited extends Managed {
  readonly state: UserState
  readonly hasSecondFactor: boolean
}

/**
 * USERS-1: the first invitation goes to whoever has none yet, and no password; `undefined` is a
 * user one may not see.
 */
export function mayInvite<User extends Invited>(
  actor: Actor,
  user: User | undefined,
  secondFactorResetAt: Date | null,
  now: Date,
  staffSignIn: StaffSignIn,
): Decision<User> {
  if (!user) return refuse(usersRefusals.user_not_found)
  const may = mayReset(actor, 'password', user, secondFactorResetAt, now, staffSignIn)
  if (!may.allowed) return may
  if (user.state === 'invited') return refuse(usersRefusals.already_invited)
  return user.state === 'active' ? refuse(usersRefusals.already_active) : allow(user)
}
