import { useCall } from '#browser/query.ts'
import { type CartEnd, getCartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { useKeptScope } from '../use-kept-scope.ts'
import { useActiveCart } from '../use-active-cart.ts'
import { type LastCart, rememberLastCart, useLastCart } from './last-cart.ts'

/** An end is final: asked once. */
const staleTime = Infinity

/** A cart that ended while the user was elsewhere or looking at it. */
export interface EndedCart extends LastCart {
  readonly end: CartEnd
  /** The person knows. */
  readonly dismiss: () => void
}

/**
 * CART-12: how somebody else ended the cart the user saw last; null while there is an active cart
 * or nothing to show.
 */
export function useEndedCart(): EndedCart | null {
  const scope = useKeptScope()
  const { cart, isLoading, failure } = useActiveCart()
  const last = useLastCart(scope)
  const asked = scope && last && !cart && !isLoading && !failure ? last.cartId : null
  const params = scope && asked !== null ? { division: scope.division, shipTo: scope.shipTo, cartId: asked } : null
  const { data } = useCall(getCartEnd, params && { params }, { staleTime })
  if (!scope || !last || !params || !data?.end || data.end.isOwn) return null
  return { ...last, end: data.end, dismiss: () => rememberLastCart(scope, null) }
}
