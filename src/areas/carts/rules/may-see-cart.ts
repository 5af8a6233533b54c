import type { Actor } from '#kit/actor.ts'
import type { CartFacts } from '../cart.ts'

/**
 * Security 13: a cart hidden from the customer is absent for customers, and for staff who act as
 * one.
 */
export const maySeeCart = (cart: Pick<CartFacts, 'isVisibleToCustomer'>, actor: Pick<Actor, 'kind'>): boolean =>
  cart.isVisibleToCustomer || actor.kind === 'internal'
