import type { CallFailed } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import type { Cart } from '../cart.ts'
import type { MovedDate } from './live/use-news.ts'
import { getActiveCart } from '../cart.endpoints.ts'

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
  readonly refetch: () => void
}

/** CART-2: the user's active cart; null without one. Nobody without the cart feature asks. */
export function useActiveCart(): ActiveCart {
  const params = useShipToParams()
  const mayManage = useActor().can('manageCart')
  const { data, isPending, error, refetch } = useCall(getActiveCart, params && mayManage ? { params } : null)
  return {
    cart: data?.cart ?? null,
    openCarts: data?.openCarts ?? 0,
    movedDate: data?.movedDate ?? null,
    isLoading: isPending && mayManage && params !== null,
    failure: data?.cart ? null : error,
    refetch: () => void refetch(),
  }
}
