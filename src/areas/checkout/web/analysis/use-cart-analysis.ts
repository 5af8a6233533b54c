import { useEffect } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { analyseCart } from '#areas/checkout/analysis.endpoints.ts'

/** What the analysis returns. */
export type Analysis = CallAnswer<typeof analyseCart>

/** Milliseconds a cart rests before its analysis follows: advice may wait until typing pauses. */
const restMs = 1_500

/** CHECK-2: the analysis of a cart, reloaded when the cart has had another version for a while. */
export function useCartAnalysis(cart: Cart) {
  const params = useShipToParams()
  const query = useCall(analyseCart, params && { params: { ...params, cartId: cart.id } }, { keepPrevious: true })
  const analysed = query.data?.cartVersion
  useEffect(() => {
    if (analysed === undefined || analysed >= cart.version) return undefined
    const timer = setTimeout(() => void refreshCalls(['analyseCart']), restMs)
    return () => clearTimeout(timer)
  }, [cart.version, analysed])
  return query
}
