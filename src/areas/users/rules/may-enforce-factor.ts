import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { kindOf } from '#areas/access/roles.ts'
import { isBoundByEnforceDate, type StaffSignIn } from '#areas/people/rules/staff-sign-in.ts'
import { usersRefusals } from '../users.refusals.ts'
import { type Managed, mayManageUser } from './may-manage-user.ts'

/**
 * AUTH-5, USERS-1: who resets a second factor may also require one, of users who have theirs here.
 */
export function mayEnforceFactor(actor: Actor, user: Managed, staffSignIn: StaffSignIn): Decision {
  const managing = mayManageUser(actor, 'resetMfaPhone', user)
  if (!managing.allowed) return managing
  return isBoundByEnforceDate(kindOf(user.type), staffSignIn) ? allow() : refuse(usersRefusals.factor_elsewhere)
}
