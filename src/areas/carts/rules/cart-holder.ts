import type { Actor } from '#kit/actor.ts'

/**
 * CART-1, PUNCH-4: whose the active cart of a ship-to is: the user's, or that of the procurement
 * session, of which one user may have several at once.
 */
export const cartHolderOf = ({ userId, punchoutId }: Pick<Actor, 'userId' | 'punchoutId'>): string =>
  punchoutId ?? userId
