import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CartFacts } from '../cart.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { isLockedByAnother } from './is-locked-by-another.ts'
import { maySeeCart } from './may-see-cart.ts'

/**
 * S0 section 4: a locked cart can be switched to only by its owner, and a punchout cart only in
 * punchout (CART-7).
 */
export function maySwitchToCart(cart: CartFacts & { readonly source?: string }, actor: Actor): Decision {
  if (!maySeeCart(cart, actor) || cart.status !== 'open') return refuse(cartRefusals.cart_not_found)
  if (!actor.can('manageCart')) return refuse(cartRefusals.cart_management_not_allowed)
  if (isLockedByAnother(cart, actor)) return refuse(cartRefusals.cart_switch_locked)
  if (cart.source === 'punchout' && !actor.isPunchout) return refuse(cartRefusals.cart_of_punchout)
  return allow()
}
