import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls, writeCall } from '#browser/query.ts'
import type { Cart } from '../cart.ts'
import { getActiveCart } from '../cart.endpoints.ts'

/** Shows a cart that a call returned, without another call. */
export function useShowCart(): (cart: Cart) => void {
  const params = useShipToParams()
  return (cart) => {
    if (!params) return
    writeCall(getActiveCart, { params }, (before) => ({ openCarts: before?.openCarts ?? 1, cart }))
    void refreshCalls(['reviewCart', 'getPriceBreakdown', 'listCarts'])
  }
}
