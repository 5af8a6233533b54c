import { useEffect, useEffectEvent } from 'react'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo, useSearchOf } from '#browser/navigation.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { type CartEnd, getCartEnd } from '#areas/carts/cart-end.endpoints.ts'
import { setActiveCart } from '#areas/carts/cart.endpoints.ts'
import { useActiveCart } from '../use-active-cart.ts'

/** A cart that an address names, such as the link of a mail. */
export interface LinkedCart {
  /** It is being made the active one. */
  readonly isOpening: boolean
  /** Why it cannot be opened, and how it ended when it did; null when there is no problem. */
  readonly problem: { readonly message: string; readonly end: CartEnd | null } | null
  /** Goes on with the active cart. */
  readonly leave: () => void
}

/**
 * CART-6, CHECK-1: `?cart=<id>` makes that cart of the selected ship-to the active one; one that
 * ended says so.
 */
export function useLinkedCart(): LinkedCart {
  const params = useShipToParams()
  const cartId = useSearchOf(reviewCartScreen).cart
  const { cart, isLoading } = useActiveCart()
  const go = useGo()
  const leave = () => go(reviewCartScreen.search({ cart: undefined }), { replace: true })
  const open = useAct(setActiveCart, {
    refresh: ['listCarts', 'listPendingCarts', 'getActiveCart', 'searchShop'],
    failed: () => true,
    done: ({ message }) => showToast({ tone: 'success', message }),
  })
  const isActive = cart !== null && cart.id === cartId
  const isGone = open.failure?.status === 404
  const ended = useCall(getCartEnd, isGone && params && cartId ? { params: { ...params, cartId } } : null)
  const act = useEffectEvent(() => {
    if (!params || cartId === undefined || isLoading) return
    if (isActive) leave()
    else open.run({ params, body: { activeCartId: cartId } })
  })
  useEffect(() => act(), [cartId, isLoading, isActive])
  const problem = open.failure && {
    message: open.failure.message,
    end: ended.data?.end ?? null,
  }
  const isWaiting = open.failure === null || (isGone && !ended.data && !ended.error)
  return {
    isOpening: cartId !== undefined && isWaiting,
    problem: cartId === undefined ? null : problem,
    leave: () => {
      open.reset()
      void refreshCalls(['getActiveCart'])
      leave()
    },
  }
}
