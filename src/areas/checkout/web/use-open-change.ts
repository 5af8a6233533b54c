import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { getActiveCart } from '#areas/carts/cart.endpoints.ts'
import type { Order } from '#areas/orders/order.ts'
import { forShipTo } from '#areas/customers/customers.addresses.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { goTo } from '#browser/navigation.ts'
import { writeCall } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import { changeOrder } from '../change-order.endpoints.ts'
import { reviewCartScreen } from '../checkout.addresses.ts'

/** The lines that the cart of a change is without, and why. */
export type LeftLines = CallAnswer<typeof changeOrder>['errors']

/**
 * NEXT-2: opens the cart that changes an order and shows it in the review, at the order's own
 * ship-to. Where lines cannot be kept, the person reads which before.
 */
export function useOpenChange(order: Pick<Order, 'id' | 'division' | 'shipTo'> | undefined) {
  const router = useRouter()
  const [left, setLeft] = useState<LeftLines>([])
  const review = () => void goTo(router, reviewCartScreen.at({}, order && forShipTo(order)), { replace: true })
  const act = useAct(changeOrder, {
    refresh: ['listCarts', 'reviewCart', 'searchShop'],
    done: ({ cart, errors }) => {
      const params = { division: cart.division, shipTo: cart.shipTo }
      writeCall(getActiveCart, { params }, (before) => ({ openCarts: Math.max(1, before?.openCarts ?? 0), cart }))
      setLeft(errors)
      if (errors.length === 0) review()
    },
    // The dialog itself says why.
    failed: () => true,
  })
  return {
    left,
    review,
    failure: act.failure,
    isRunning: act.isRunning,
    open: () => order && act.run({ params: { division: order.division, shipTo: order.shipTo, orderId: order.id } }),
  }
}
