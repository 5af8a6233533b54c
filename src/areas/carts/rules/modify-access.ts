import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CartFacts } from '../cart.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { mayModifyAccess } from './may-modify-access.ts'

/** What a person asked for; what is absent stays. */
export interface AccessChange {
  readonly sharingMode?: CartFacts['sharingMode'] | undefined
  readonly isVisibleToCustomer?: boolean | undefined
  /** Null takes the owner away; `missingOwner` was named but cannot be one. */
  readonly intOwnerId?: string | null | undefined
  readonly extOwnerId?: string | null | undefined
}
/** Stands for an owner who was named but cannot be one. */
export const missingOwner = 'missing'

/** Who has access to a cart. */
export type Access = Pick<CartFacts, 'sharingMode' | 'intOwnerId' | 'extOwnerId' | 'isVisibleToCustomer'>

/**
 * CART-9: the access a cart has after the change. Staff alone choose its internal owner and what
 * the customer sees.
 */
export function modifyAccess(cart: CartFacts, change: AccessChange, actor: Actor): Decision<Access> {
  const may = mayModifyAccess(cart, actor)
  if (!may.allowed) return may
  if (actor.kind !== 'internal') {
    if (change.isVisibleToCustomer !== undefined)
      return refuse(cartRefusals.visibility_staff_only, { field: 'isVisibleToCustomer' })
    if (change.intOwnerId !== undefined)
      return refuse(cartRefusals.internal_owner_staff_only, { field: 'internalOwnerEmail' })
  }
  if (change.intOwnerId === missingOwner)
    return refuse(cartRefusals.internal_owner_not_found, { field: 'internalOwnerEmail' })
  if (change.extOwnerId === missingOwner)
    return refuse(cartRefusals.external_owner_not_found, { field: 'externalOwnerInfo' })
  const access: Access = {
    sharingMode: change.sharingMode ?? cart.sharingMode,
    intOwnerId: change.intOwnerId === undefined ? cart.intOwnerId : change.intOwnerId,
    extOwnerId: change.extOwnerId === undefined ? cart.extOwnerId : change.extOwnerId,
    isVisibleToCustomer: change.isVisibleToCustomer ?? cart.isVisibleToCustomer,
  }
  if (access.sharingMode === 'LOCK' && access.intOwnerId === null && access.extOwnerId === null)
    return refuse(cartRefusals.locked_cart_needs_owner, { field: 'sharingMode' })
  // Otherwise the owner could neither see nor unlock what is theirs.
  if (!access.isVisibleToCustomer && access.extOwnerId !== null)
    return refuse(cartRefusals.owner_needs_visible_cart, { field: 'isVisibleToCustomer' })
  return allow(access)
}
