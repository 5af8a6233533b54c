import type { Actor } from '#kit/actor.ts'
import type { CartFacts } from '../cart.ts'

type Shared = Pick<CartFacts, 'sharingMode' | 'intOwnerId' | 'extOwnerId'>

/**
 * CART-9: a cart has at most two owners, one of the distributor's staff and one of the customer's
 * people.
 */
export const isCartOwner = (cart: Shared, actor: Pick<Actor, 'userId'>): boolean =>
  cart.intOwnerId === actor.userId || cart.extOwnerId === actor.userId

/** CART-9: LOCK means that only an owner changes the cart. */
export const isLockedByAnother = (cart: Shared, actor: Pick<Actor, 'userId'>): boolean =>
  cart.sharingMode === 'LOCK' && !isCartOwner(cart, actor)
