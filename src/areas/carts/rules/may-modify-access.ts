import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CartFacts } from '../cart.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { isCartOwner } from './is-locked-by-another.ts'
import { maySeeCart } from './may-see-cart.ts'

/**
 * CART-9: who has access to a cart is changed by its owners, and by those with 'modify cart
 * access'.
 */
export function mayModifyAccess(cart: CartFacts, actor: Actor): Decision {
  if (!maySeeCart(cart, actor) || cart.status === 'discarded' || cart.status === 'returned')
    return refuse(cartRefusals.cart_not_found)
  if (cart.status === 'ordered') return refuse(cartRefusals.cart_already_ordered)
  if (!actor.can('manageCart')) return refuse(cartRefusals.cart_management_not_allowed)
  if (!actor.can('modifyCartAccess') && !isCartOwner(cart, actor)) return refuse(cartRefusals.cart_access_not_allowed)
  return allow()
}
