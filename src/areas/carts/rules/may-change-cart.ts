import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CartFacts } from '../cart.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { isLockedByAnother } from './is-locked-by-another.ts'
import { maySeeCart } from './may-see-cart.ts'

/**
 * CART-9, security 11: an open cart is changed by those who may manage carts, and a locked one by
 * its owners alone. One of a procurement session is changed there alone, until it went back
 * (PUNCH-4).
 */
export function mayChangeCart(cart: CartFacts, actor: Actor): Decision {
  if (!maySeeCart(cart, actor) || cart.status === 'discarded') return refuse(cartRefusals.cart_not_found)
  if (cart.status === 'returned' || cart.punchoutId !== (actor.punchoutId ?? null))
    return refuse(cartRefusals.cart_of_punchout)
  if (cart.status === 'ordered') return refuse(cartRefusals.cart_already_ordered)
  if (actor.isInspecting) return refuse(cartRefusals.cart_only_shown)
  if (!actor.can('manageCart')) return refuse(cartRefusals.cart_management_not_allowed)
  if (isLockedByAnother(cart, actor)) return refuse(cartRefusals.cart_locked_by_other)
  return allow()
}
