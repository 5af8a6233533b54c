import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { Cart } from '../cart.ts'
import { getActiveCart } from '../cart.endpoints.ts'
import { overridePrices, writeLineNote } from '../override.endpoints.ts'
import type { OverrideChange } from '../rules/set-price-overrides.ts'

/** Puts an answered cart in its place without asking for it. */
function useShowCart(): (cart: Cart) => void {
  const params = useShipToParams()
  return (cart) => {
    if (!params) return
    writeCall(getActiveCart, { params }, (before) => ({ openCarts: before?.openCarts ?? 1, cart }))
    void refreshCalls(['reviewCart', 'getPriceBreakdown', 'listCarts'])
  }
}

/**
 * CART-10: overrides prices of lines of the active cart; the answer shows at once, a refusal says
 * why.
 */
export function useOverridePrices(cart: Cart | null) {
  const params = useShipToParams()
  const show = useShowCart()
  const act = useAct(overridePrices, {
    done: ({ cart: answered, warning }) => {
      show(answered)
      if (warning) showToast({ tone: 'danger', message: warning })
    },
  })
  return {
    isRunning: act.isRunning,
    run: (itemNumber: string, change: OverrideChange) => {
      if (params && cart) act.run({ params: { ...params, cartId: cart.id, itemNumber }, body: change })
    },
    /** True when it was taken. */
    runAndWait: async (itemNumber: string, change: OverrideChange): Promise<boolean> => {
      if (!params || !cart) return false
      const input = { params: { ...params, cartId: cart.id, itemNumber }, body: change }
      return act.runAndWait(input).then(
        () => true,
        () => false,
      )
    },
  }
}

/** CHECK-1: writes the note of a line of the active cart; true when it was saved. */
export function useWriteLineNote(cart: Cart | null): (itemNumber: string, note: string) => Promise<boolean> {
  const params = useShipToParams()
  const show = useShowCart()
  const act = useAct(writeLineNote, { done: ({ cart: answered }) => show(answered) })
  return async (itemNumber, note) => {
    if (!params || !cart) return false
    const input = { params: { ...params, cartId: cart.id, itemNumber }, body: { note } }
    return act.runAndWait(input).then(
      () => true,
      () => false,
    )
  }
}
