import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { Feature } from '#kit/feature-keys.ts'
import { kindOf, type UserType } from '#areas/access/roles.ts'
import { actingRefusals } from '../acting.refusals.ts'

/** The person at the keyboard, with rights of their own. */
export interface Root {
  readonly type: UserType
  can(feature: Feature): boolean
}

/** The user somebody wants to act as. */
export interface ActedAs {
  readonly type: UserType
  readonly isActive: boolean
  /** Every customer of theirs is one of the person's at the keyboard. */
  readonly isCovered: boolean
}

/**
 * AUTH-8: staff who may log in as others act for customers of theirs, never for staff (security 2).
 * Asked when it starts and again at every call, so that it ends with the right to it (security 4).
 * Users of other customers read like missing ones.
 */
export function mayActAs(root: Root, target: ActedAs): Decision {
  if (kindOf(root.type) !== 'internal' || !root.can('loginAs')) return refuse(actingRefusals.login_as_not_allowed)
  if (!target.isCovered) return refuse(actingRefusals.customer_not_yours)
  if (kindOf(target.type) !== 'external') return refuse(actingRefusals.not_a_customer)
  if (!target.isActive) return refuse(actingRefusals.customer_inactive)
  return allow()
}
