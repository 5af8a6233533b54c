import type { Actor } from '#kit/actor.ts'
import { allow, type Decision } from '#kit/decision.ts'
import type { CartFacts } from '../cart.ts'
import { mayChangeCart } from './may-change-cart.ts'
import { maySwitchToCart } from './may-switch-to-cart.ts'

/**
 * CART-8: discarding the active cart may switch to another; carts locked by others are not offered.
 */
export function mayDiscardCart<Other extends CartFacts>(
  cart: CartFacts,
  actor: Actor,
  others: readonly Other[],
): Decision<{ switchable: Other[] }> {
  const decision = mayChangeCart(cart, actor)
  if (!decision.allowed) return decision
  return allow({ switchable: others.filter((other) => other.id !== cart.id && maySwitchToCart(other, actor).allowed) })
}
