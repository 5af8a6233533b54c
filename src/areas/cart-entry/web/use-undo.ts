import { readCall, refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { getActiveCart } from '#areas/carts/cart.endpoints.ts'
import { redoCartChange, undoCartChange } from '#areas/carts/change.endpoints.ts'
import { useKeptScope } from '#areas/carts/web/public.tsx'
import { typingFor } from './ship-to-typing.ts'

/**
 * CART-12: undoes the user's own last change of this cart and shows what it was; redo reverts that.
 * Nothing without a cart.
 */
export function useUndo(cart: Cart | null): { undo: () => void; redo: () => void; isRunning: boolean } {
  const scope = useKeptScope()
  const params = cart && { division: cart.division, shipTo: cart.shipTo }
  const show = (after: CallAnswer<typeof undoCartChange>['cart']) => {
    if (params && readCall(getActiveCart, { params })?.cart?.id === after.id)
      writeCall(getActiveCart, { params }, (before) => before && { ...before, cart: { ...after, isActive: true } })
    void refreshCalls(['listCartChanges', 'reviewCart'])
  }
  const undoing = useAct(undoCartChange, {
    done: ({ message, cart: after }) => {
      show(after)
      showToast({ tone: 'success', message, action: { label: 'Redo', run: redo } })
    },
  })
  const redoing = useAct(redoCartChange, {
    done: ({ message, cart: after }) => {
      show(after)
      showToast({ tone: 'success', message, action: { label: 'Undo', run: undo } })
    },
  })
  const isRunning = undoing.isRunning || redoing.isRunning
  const target = params && cart && { params: { ...params, cartId: cart.id } }
  // What was typed a moment ago is the last change, once it has arrived.
  function undo() {
    if (target && scope)
      void typingFor(scope)
        .quantities.flush()
        .then(() => undoing.run(target))
  }
  function redo() {
    if (target) redoing.run(target)
  }
  return {
    undo: () => !isRunning && undo(),
    redo: () => !isRunning && redo(),
    isRunning,
  }
}
