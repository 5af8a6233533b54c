import { useShipToParams } from '#browser/current-ship-to.ts'
import { useAct } from '#browser/use-act.ts'
import type { Cart } from '../cart.ts'
import { writeLineNote } from '../line.endpoints.ts'
import { useShowCart } from './use-show-cart.ts'

/** CHECK-1: writes the note of a line of the active cart; true when it was saved. */
export function useWriteLineNote(cart: Cart | null): (itemNumber: string, note: string) => Promise<boolean> {
  const params = useShipToParams()
  const show = useShowCart()
  const act = useAct(writeLineNote, { done: ({ cart: saved }) => show(saved) })
  return async (itemNumber, note) => {
    if (!params || !cart) return false
    const input = { params: { ...params, cartId: cart.id, itemNumber }, body: { note } }
    return act.runAndWait(input).then(
      () => true,
      () => false,
    )
  }
}
