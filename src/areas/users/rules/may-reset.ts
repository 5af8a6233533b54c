import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { kindOf } from '#areas/access/roles.ts'
import { type StaffSignIn, usesPassword } from '#areas/people/rules/staff-sign-in.ts'
import { usersRefusals } from '../users.refusals.ts'
import { type Managed, mayManageUser } from './may-manage-user.ts'

/** The two steps of signing in that staff may reset. */
export type Reset = 'password' | 'second-factor'

const needed = { password: 'resetUserPassword', 'second-factor': 'resetMfaPhone' } as const

/** Security 7: hours in which one person may not reset both steps of one account. */
const bothResetsHours = 24

/**
 * USERS-1, security 7: staff start a reset, the user finishes it. Whoever has reset one step of an
 * account leaves the other one to a colleague for a day, so that no single person can hand an
 * account over.
 */
export function mayReset(
  actor: Actor,
  reset: Reset,
  user: Managed & { readonly hasSecondFactor: boolean },
  otherResetAt: Date | null,
  now: Date,
  staffSignIn: StaffSignIn,
): Decision {
  const managing = mayManageUser(actor, needed[reset], user)
  if (!managing.allowed) return managing
  if (reset === 'password' && !usesPassword(kindOf(user.type), staffSignIn))
    return refuse(usersRefusals.signs_in_elsewhere)
  if (!user.isActive) return refuse(usersRefusals.user_inactive)
  if (reset === 'second-factor' && !user.hasSecondFactor) return refuse(usersRefusals.no_second_factor)
  const isTooRecent = otherResetAt !== null && now.getTime() - otherResetAt.getTime() < bothResetsHours * 3_600_000
  return isTooRecent ? refuse(usersRefusals.other_reset_too_recent) : allow()
}
