import type { Actor } from '#kit/actor.ts'
import type { CartFacts } from '../cart.ts'
import type { Ownership } from '../cart-filters.ts'
import { isCartOwner } from './is-locked-by-another.ts'

/**
 * CART-7: one's own, shared with one, or locked by others. The SQL of the lists says the same; a
 * test compares the two.
 */
export function ownershipOf(
  cart: Pick<CartFacts, 'sharingMode' | 'intOwnerId' | 'extOwnerId'>,
  actor: Pick<Actor, 'userId'>,
): Ownership {
  if (isCartOwner(cart, actor)) return 'OwnedByMe'
  return cart.sharingMode === 'LOCK' ? 'LockedByOthers' : 'SharedWithMe'
}
