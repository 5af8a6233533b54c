import { useState } from 'react'
import { isCallFailed } from '#browser/call-failed.ts'
import { callForChange } from '#browser/client.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { readCall, refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { getActiveCart } from '#areas/carts/cart.endpoints.ts'
import { applyDelta } from '#areas/carts/rules/apply-delta.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { useKeptScope } from '#areas/carts/web/public.tsx'
import { cartFor } from './first-and-last-line.ts'
import { fromGuide } from './from-guide.ts'
import { typingFor } from './ship-to-typing.ts'

/** What is added, and what it was expected to cost in cents. */
export interface Addition {
  readonly orderedCases: number
  readonly orderedUnits: number
  readonly casePrice: number | null
  readonly eachPrice: number | null
}

/** CART-5: adds to the active cart; without one a cart is created first. The result is a toast. */
export function useAddToActiveCart(done: () => void) {
  const params = useShipToParams()
  const scope = useKeptScope()
  const [isRunning, setRunning] = useState(false)
  const add = async (itemNumber: string, body: Addition) => {
    if (!params || !scope) return
    // Adding comes on top of what was typed in a list a moment ago.
    await typingFor(scope).quantities.flush()
    const guide = typingFor(scope).orderedFrom
    const target = await cartFor(params, guide)
    const of = { ...params, cartId: target.id, itemNumber }
    const { delta, message } = await fromGuide(guide, (guideInfo) =>
      callForChange(addToCart, { params: of, body: { ...body, ...(guideInfo && { guideInfo }) } }),
    )
    const cart = applyDelta(readCall(getActiveCart, { params })?.cart ?? target, delta)
    if (cart)
      writeCall(getActiveCart, { params }, (before) => ({
        openCarts: Math.max(1, before?.openCarts ?? 0),
        cart: { ...cart, isActive: true },
      }))
    showToast({ tone: 'success', message })
    done()
    // Somebody else has changed the cart as well: reload it.
    await refreshCalls(['listCarts', 'getItem', ...(cart ? [] : (['getActiveCart'] as const))])
  }
  const run = (itemNumber: string, body: Addition) => {
    setRunning(true)
    add(itemNumber, body)
      .catch(async (error: unknown) => {
        showToast({ tone: 'danger', message: error instanceof Error ? error.message : 'Something went wrong' })
        // A changed price is shown at once, so that the next press is meant.
        if (isCallFailed(error) && error.code === 'price_changed') await refreshCalls(['getItem', 'searchShop'])
      })
      .finally(() => setRunning(false))
  }
  return { run, isRunning }
}
