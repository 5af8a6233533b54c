import type { Actor } from '#kit/actor.ts'
import { type Decision, refuse } from '#kit/decision.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { CartFacts } from '../cart.ts'
import { cartRefusals as no } from '../cart.refusals.ts'
import { mayChangeCart } from './may-change-cart.ts'
import { mayOrderFor } from './may-order-for.ts'

/** CHECK-4: may this person place this cart's order at all, whatever is in it? */
export function mayPlaceOrder(
  cart: CartFacts,
  actor: Actor,
  shipTo: Pick<ShipToFacts, 'isProspective' | 'isOrderingAllowed' | 'isActive'>,
): Decision {
  const change = mayChangeCart(cart, actor)
  if (!change.allowed) return change
  if (!actor.can('addOrder')) return refuse(no.adding_orders_not_allowed)
  return mayOrderFor(shipTo)
}
