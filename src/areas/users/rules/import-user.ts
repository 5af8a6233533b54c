import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { featuresOf, kindOf, type UserType } from '#areas/access/roles.ts'
import { usersRefusals } from '../users.refusals.ts'
import { checkMailAddress, isStaffAddress, refuseStaffAddress } from './check-mail-address.ts'
import { type Granted, grantPermissions } from './grant-permissions.ts'
import { type Managed, mayManageUser } from './may-manage-user.ts'

/** A user as a row of a file would leave them. */
export interface ImportedUser {
  readonly email: string
  readonly type: UserType
  readonly role: string
  readonly features: readonly string[]
  readonly isActive: boolean
  /** Every customer the row gives is one of the importer's. */
  readonly isServed: boolean
}

/**
 * The operator at the command line: nobody is out of reach, and the rules about the portal itself
 * hold all the same.
 */
const operator: Actor = { userId: '', realUserId: '', kind: 'internal', can: () => true }

/**
 * USERS-2: what a file may do to one user, asked against the user as stored: an importer changes
 * only whom they may change on the screen, and grants only what they hold. Staff stay staff and
 * customers stay customers: what hangs on the account (passwords, second factors, orders placed)
 * was given to the one and not to the other.
 */
export function importUser(
  importer: Actor | null,
  stored: Managed | undefined,
  row: ImportedUser,
  staffMailSuffix: string,
): Decision<Granted> {
  const actor = importer ?? operator
  const managing = stored ? mayManageUser(actor, 'updateUserProfile', stored) : mayAdd(importer, row, staffMailSuffix)
  if (!managing.allowed) return managing
  if (stored && kindOf(stored.type) !== kindOf(row.type)) return refuse(usersRefusals.kind_stays, { field: 'type' })
  if (stored && stored.isActive !== row.isActive) {
    const activity = mayManageUser(actor, 'deactivateUser', stored)
    if (!activity.allowed) return refuse(activity.refusal, { field: 'isActive' })
  }
  const held = stored && featuresOf(stored.role, stored.ownFeatures)
  const granted = grantPermissions(actor, row.type, row, held)
  if (!granted.allowed) return granted
  return row.isServed ? granted : refuse(usersRefusals.customer_unknown, { field: 'billTos' })
}

/**
 * Adding somebody: what the invitation on the screen asks, too. The operator may add the first
 * staff, of any domain.
 */
function mayAdd(importer: Actor | null, row: ImportedUser, staffMailSuffix: string): Decision<unknown> {
  const address = checkMailAddress(row.email)
  if (!address.allowed || importer === null) return address
  if (!importer.can('updateUserProfile')) return refuse(usersRefusals.users_not_yours_to_change, { field: 'email' })
  const isStaff = kindOf(row.type) === 'internal'
  return isStaff && !isStaffAddress(row.email, staffMailSuffix) ? refuseStaffAddress(staffMailSuffix) : allow()
}
