import type { Actor } from '#kit/actor.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { CartFacts } from '../cart.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { mayChangeCart } from './may-change-cart.ts'

/**
 * CART-10: staff with the permission override prices, in carts the customer does not see; staff
 * acting as a customer never do.
 */
export function mayOverridePrices(cart: CartFacts, actor: Actor): Decision {
  const change = mayChangeCart(cart, actor)
  if (!change.allowed) return change
  if (actor.kind !== 'internal' || !actor.can('priceOverride')) return refuse(cartRefusals.price_override_not_allowed)
  if (cart.isVisibleToCustomer) return refuse(cartRefusals.price_override_visible)
  return allow()
}
