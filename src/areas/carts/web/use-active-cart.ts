import { useEffect } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import type { Cart } from '../cart.ts'
import type { MovedDate } from './live/use-news.ts'
import { getActiveCart } from '../cart.endpoints.ts'

/** Why quantities are not typed into the active cart as into others; null where they are. */
export type CartProblem = 'unread' | 'locked' | null

/** The active cart of the selected ship-to as the screens use it. */
export interface ActiveCart {
  readonly cart: Cart | null
  /** Open carts of the ship-to, the active one included. */
  readonly openCarts: number
  /** CART-6: the date moved in this owner's absence. */
  readonly movedDate: MovedDate | null
  readonly isLoading: boolean
  /** Why the active cart could not be read; null once it has been read, however long ago. */
  readonly failure: CallFailed | null
  /** Not to be read, or locked by somebody else. */
  readonly problem: CartProblem
  readonly refetch: () => void
}

let shownFirst: Cart | null = null

/**
 * CART-12: the active cart as any part of the page showed it first: news begin there, whatever a
 * colleague does before the code that watches it has arrived.
 */
export const cartShownFirst = (): Cart | null => shownFirst

/** CART-2: the user's active cart; null without one. Nobody without the cart feature asks. */
export function useActiveCart(): ActiveCart {
  const params = useShipToParams()
  const mayManage = useActor().can('manageCart')
  const { data, isPending, error, refetch } = useCall(getActiveCart, params && mayManage ? { params } : null)
  const cart = data?.cart ?? null
  const failure = cart ? null : error
  useEffect(() => {
    shownFirst ??= cart
  }, [cart])
  return {
    cart,
    openCarts: data?.openCarts ?? 0,
    movedDate: data?.movedDate ?? null,
    isLoading: isPending && mayManage && params !== null,
    failure,
    problem: failure ? 'unread' : data?.cart?.abilities.change === 'cart_locked_by_other' ? 'locked' : null,
    refetch: () => void refetch(),
  }
}
