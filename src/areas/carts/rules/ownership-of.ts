import type { Actor } from '#kit/actor.ts'
import type { CartFacts } from '../cart.ts'
import type { Ownership } from '../cart-filters.ts'
import { isCartOwner } from './is-locked-by-another.ts'

/**
 * CART-7: whether a cart is the reader's own, shared with them, or locked by others. The SQL of the
 * lists repeats this rule; a test compares the two.
 */
export function ownershipOf(
  cart: Pick<CartFacts, 'sharingMode' | 'intOwnerId' | 'extOwnerId'>,
  actor: Pick<Actor, 'userId'>,
): Ownership {
  if (isCartOwner(cart, actor)) return 'OwnedByMe'
  return cart.sharingMode === 'LOCK' ? 'LockedByOthers' : 'SharedWithMe'
}
