import type { Actor } from '#kit/actor.ts'
import type { CartFacts } from '../cart.ts'

/**
 * Security 13: a cart hidden from the customer is absent for customers, and for staff who act as
 * one. In a procurement session every cart but its own is (PUNCH-4).
 */
export const maySeeCart = (
  cart: Pick<CartFacts, 'isVisibleToCustomer' | 'punchoutId'>,
  actor: Pick<Actor, 'kind' | 'punchoutId'>,
): boolean =>
  (cart.isVisibleToCustomer || actor.kind === 'internal') &&
  (actor.punchoutId === undefined || cart.punchoutId === actor.punchoutId)
