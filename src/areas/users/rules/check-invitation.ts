import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { kindOf, type UserType } from '#areas/access/roles.ts'
import { usersRefusals } from '../users.refusals.ts'
import { checkNewAddress } from './check-mail-address.ts'
import { checkNames, type Names } from './check-names.ts'
import { type Granted, grantPermissions, type Permissions } from './grant-permissions.ts'

/** Somebody to invite. */
export interface Invitation extends Names, Permissions {
  readonly email: string
  readonly type: UserType
  readonly billTos: readonly unknown[]
}

/**
 * USERS-1, USERS-2: a new user with rights the inviting person holds; staff have an address of the
 * distributor, customers a bill-to.
 */
export function checkInvitation(
  actor: Actor,
  invitation: Invitation,
  staffMailSuffix: string,
): Decision<Names & Granted & { readonly name: string; readonly email: string }> {
  const isStaff = kindOf(invitation.type) === 'internal'
  if (isStaff && actor.kind !== 'internal') return refuse(usersRefusals.user_holds_more, { field: 'type' })
  const names = checkNames(invitation)
  if (!names.allowed) return names
  const address = checkNewAddress(actor, isStaff, invitation.email, staffMailSuffix)
  if (!address.allowed) return address
  const granted = grantPermissions(actor, invitation.type, invitation)
  if (!granted.allowed) return granted
  if (!isStaff && invitation.billTos.length === 0) return refuse(usersRefusals.customer_needed, { field: 'billTos' })
  return allow({ ...names.value, ...granted.value, email: address.value })
}
