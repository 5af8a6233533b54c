import type { Actor } from '#kit/actor.ts'
import { type Decision, refuse } from '#kit/decision.ts'
import { mayOrderFor, type OrderingShipTo } from '#areas/items/rules/may-order-for.ts'
import type { CartFacts } from '../cart.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { mayChangeCart } from './may-change-cart.ts'

/**
 * PUNCH-4: may this buyer send this cart back to the procurement system they came from? It needs no
 * right to place orders: that system orders by itself.
 */
export function mayReturnCart(cart: CartFacts, actor: Actor, shipTo: OrderingShipTo): Decision {
  if (actor.punchoutId === undefined && !actor.isPunchout) return refuse(cartRefusals.cart_not_found)
  const change = mayChangeCart(cart, actor)
  return change.allowed ? mayOrderFor(shipTo) : change
}
