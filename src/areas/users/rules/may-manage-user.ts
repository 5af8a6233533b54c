import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { Feature } from '#kit/feature-keys.ts'
import { featuresOf, kindOf, type UserType } from '#areas/access/roles.ts'
import { usersRefusals } from '../users.refusals.ts'

/** A user as the rules of managing them see it. */
export interface Managed {
  readonly userId: string
  readonly type: UserType
  readonly role: string
  /** Beyond those of the role. */
  readonly ownFeatures: readonly string[]
  readonly isActive: boolean
  /** Every customer of theirs is one of the actor's. */
  readonly isCovered: boolean
}

/**
 * USERS-2, security 6: nobody manages themselves, customers only those of their own customers, and
 * a peer who holds more is out of reach: of staff for staff, of customers for customers. Whoever
 * acts as a customer manages nobody.
 */
export function mayManageUser(actor: Actor, feature: Feature, user: Managed): Decision {
  if (actor.kind === 'proxy' || !actor.can(feature)) return refuse(usersRefusals.users_not_yours_to_change)
  if (user.userId === actor.realUserId) return refuse(usersRefusals.own_account)
  const isCustomer = kindOf(user.type) === 'external'
  if (isCustomer && !user.isCovered) return refuse(usersRefusals.user_has_other_customers)
  // Staff help customers who may pay, which most of them may not.
  if (isCustomer && actor.kind === 'internal') return allow()
  const isStronger = [...featuresOf(user.role, user.ownFeatures)].some((held) => !actor.can(held))
  return (isCustomer || actor.kind === 'internal') && !isStronger ? allow() : refuse(usersRefusals.user_holds_more)
}
