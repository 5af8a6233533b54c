import { readCall, refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { getActiveCart } from '#areas/carts/cart.endpoints.ts'
import { undoCartChange } from '#areas/carts/change.endpoints.ts'

/** CART-12: takes back one's own last change of this cart. Does nothing without one. */
export function useUndo(cart: Cart | null): { undo: () => void; isRunning: boolean } {
  const params = cart && { division: cart.division, shipTo: cart.shipTo }
  const { run, isRunning } = useAct(undoCartChange, {
    done: ({ message, cart: after }) => {
      if (params && readCall(getActiveCart, { params })?.cart?.id === after.id)
        writeCall(getActiveCart, { params }, (before) => before && { ...before, cart: { ...after, isActive: true } })
      showToast({ tone: 'success', message })
      void refreshCalls(['listCartChanges', 'reviewCart'])
    },
  })
  return {
    undo: () => {
      if (params && cart && !isRunning) run({ params: { ...params, cartId: cart.id } })
    },
    isRunning,
  }
}
