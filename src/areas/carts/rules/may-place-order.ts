import type { Actor } from '#kit/actor.ts'
import { type Decision, refuse } from '#kit/decision.ts'
import { mayOrderFor, type OrderingShipTo } from '#areas/items/rules/may-order-for.ts'
import type { CartFacts } from '../cart.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { mayChangeCart } from './may-change-cart.ts'

/** CHECK-4: may this person place this cart's order at all, whatever is in it? */
export function mayPlaceOrder(cart: CartFacts, actor: Actor, shipTo: OrderingShipTo): Decision {
  const change = mayChangeCart(cart, actor)
  if (!change.allowed) return change
  if (!actor.can('addOrder')) return refuse(cartRefusals.adding_orders_not_allowed)
  return mayOrderFor(shipTo)
}
