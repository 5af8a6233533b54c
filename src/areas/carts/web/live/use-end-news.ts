import { useEffect, useRef } from 'react'
import { reviewCartScreen } from '#areas/checkout/checkout.addresses.ts'
import { orderDialog, ordersScreen } from '#areas/orders/orders.addresses.ts'
import { useGo, usePath } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { describeCartEndShort } from '#areas/carts/rules/describe-cart-end.ts'
import { useKeptScope } from '../use-kept-scope.ts'
import { rememberLastCart } from './last-cart.ts'
import { useEndedCart } from './use-ended-cart.ts'

/**
 * CART-12: remembers the cart one looks at, and says once, wherever one is, that somebody else
 * ended it.
 */
export function useEndNews(cart: Cart | null, shownFirst: Cart | null): void {
  const scope = useKeptScope()
  const ended = useEndedCart()
  const go = useGo()
  const isOnReview = usePath() === reviewCartScreen.path
  const unremembered = useRef(shownFirst)
  useEffect(() => {
    const seen = cart ?? unremembered.current
    unremembered.current = null
    if (scope && seen?.division === scope.division && seen.shipTo === scope.shipTo)
      rememberLastCart(scope, { cartId: seen.id, isTold: false })
  })
  useEffect(() => {
    if (!ended || ended.isTold || !scope) return
    rememberLastCart(scope, { cartId: ended.cartId, isTold: true })
    // The review itself says it, in place of the cart.
    if (isOnReview) return
    const { order } = ended.end
    const action = order && { label: 'View order', run: () => go(ordersScreen.at({}, orderDialog.open(order.id))) }
    showToast({ tone: 'info', message: describeCartEndShort(ended.end), ...(action && { action }) })
  })
}
