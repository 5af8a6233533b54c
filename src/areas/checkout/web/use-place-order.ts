import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { readCall, refreshCalls } from '#browser/query.ts'
import { useAct } from '#browser/use-act.ts'
import { formatCents } from '#kit/money.ts'
import { getActiveCart } from '#areas/carts/cart.endpoints.ts'
import type { CartQuantities } from '#areas/carts/web/public.tsx'
import { placeOrder } from '../checkout.endpoints.ts'
import type { Review } from './review-summary.tsx'

/** CHECK-4: sends what is typed, then places the version the person sees; a refusal is shown beside the button. */
export function usePlaceOrder(quantities: CartQuantities) {
  const params = useShipToParams()
  const go = useGo()
  const [refusal, setRefusal] = useState<string>()
  const act = useAct(placeOrder, {
    done: ({ order }) => go(`/order-placed?placed=${order.id}`, { replace: true }),
    refresh: ['getActiveCart', 'listCarts', 'listOrders'],
    failed: ({ code, message, details }) => {
      const subtotal = (details as { subtotal?: number } | undefined)?.subtotal
      setRefusal(
        code === 'total_changed' && subtotal !== undefined ? `${message} It is now ${formatCents(subtotal)}.` : message,
      )
      void refreshCalls(['getActiveCart', 'reviewCart'])
      return true
    },
  })
  const place = async ({ cart }: Review) => {
    if (!params || act.isRunning) return
    setRefusal(undefined)
    await quantities.flush()
    // What was typed a moment ago has made a newer version; its total is the one to agree to.
    const current = readCall(getActiveCart, { params })?.cart ?? cart
    const isNewer = current.version !== cart.version && current.totals.subtotal !== cart.totals.subtotal
    if (isNewer) {
      setRefusal(
        `The cart has changed. Its subtotal is now ${formatCents(current.totals.subtotal)}: please check and place it again.`,
      )
      await refreshCalls(['reviewCart'])
      return
    }
    const body = { expectedSubtotal: current.totals.subtotal }
    act.run({ params: { ...params, cartId: current.id }, body }, current.version)
  }
  return { place: (review: Review) => void place(review), isRunning: act.isRunning, refusal }
}
