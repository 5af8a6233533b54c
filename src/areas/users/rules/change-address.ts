import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { featuresOf, kindOf } from '#areas/access/roles.ts'
import type { UserState } from '../user.ts'
import { usersRefusals } from '../users.refusals.ts'
import { checkNewAddress } from './check-mail-address.ts'
import { type Managed, mayManageUser } from './may-manage-user.ts'

/** A user whose address may be wrong. */
export interface Addressed extends Managed {
  readonly state: UserState
  readonly lastSignInAt: string | null
}

/**
 * USERS-1: an address is corrected only before the first sign-in. Whoever reads the new mailbox
 * becomes the user, so the manager must hold all that the user may do; a reset, whose mail goes to
 * the known mailbox, asks less.
 */
export function mayChangeAddress(actor: Actor, user: Addressed): Decision {
  const managing = mayManageUser(actor, 'updateUserProfile', user)
  if (!managing.allowed) return managing
  const isNew = (user.state === 'invited' || user.state === 'notInvited') && user.lastSignInAt === null
  if (!isNew) return refuse(usersRefusals.address_in_use)
  const isStronger = [...featuresOf(user.role, user.ownFeatures)].some((held) => !actor.can(held))
  return isStronger ? refuse(usersRefusals.user_holds_more) : allow()
}

/** USERS-1: the address to save, in small letters. */
export function changeAddress(actor: Actor, user: Addressed, typed: string, staffMailSuffix: string): Decision<string> {
  const may = mayChangeAddress(actor, user)
  return may.allowed ? checkNewAddress(actor, kindOf(user.type) === 'internal', typed, staffMailSuffix) : may
}
