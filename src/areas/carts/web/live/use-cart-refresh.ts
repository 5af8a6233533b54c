import { useEffect, useEffectEvent, useState } from 'react'
import { isCallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { readCall, refreshCalls, writeCall } from '#browser/query.ts'
import { isActing } from '#browser/use-act.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { getActiveCart, refreshCart } from '#areas/carts/cart.endpoints.ts'
import type { MovedDate } from './use-news.ts'

/**
 * How often the active cart is brought up to date while the page is looked at, in milliseconds
 * (CART-11).
 */
const refreshMs = 60_000

/** These end the cart: until they have returned it may be gone already. */
const endings = ['placeOrder', 'discardCart'] as const

/**
 * CART-11: brings the active cart up to date when it is first seen, when one comes back to the
 * page, and every minute.
 */
export function useCartRefresh(cart: Cart | null): { moved: MovedDate | null; seen: () => void } {
  const [moved, setMoved] = useState<MovedDate | null>(null)
  const cartId = cart?.id
  const refresh = useEffectEvent(() => {
    if (!cart || cart.deliveryDate === null || document.visibilityState !== 'visible' || !navigator.onLine) return
    if (isActing(endings)) return
    void bringUpToDate(cart).then((move) => move && setMoved(move))
  })
  useEffect(() => {
    if (cartId === undefined) return undefined
    const act = () => refresh()
    act()
    const timer = setInterval(act, refreshMs)
    document.addEventListener('visibilitychange', act)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', act)
    }
  }, [cartId])
  return { moved, seen: () => setMoved(null) }
}

async function bringUpToDate({ division, shipTo, id }: Cart): Promise<MovedDate | null> {
  const params = { division, shipTo }
  try {
    const answer = await callEndpoint(refreshCart, { params: { ...params, cartId: id } })
    const known = readCall(getActiveCart, { params })?.cart
    if (known?.id === id && known.version < answer.cart.version)
      writeCall(
        getActiveCart,
        { params },
        (before) => before && { ...before, cart: { ...answer.cart, isActive: true } },
      )
    if (answer.isCartUpdated) void refreshCalls(['reviewCart', 'listCarts', 'searchShop'])
    return answer.isCartUpdated ? { before: answer.oldDeliveryDate, after: answer.cart.deliveryDate } : null
  } catch (error) {
    // A cart that ended is asked for again; without a connection the next minute will do.
    if (isCallFailed(error) && error.code === 'cart_not_found') void refreshCalls(['getActiveCart', 'listCarts'])
    return null
  }
}
