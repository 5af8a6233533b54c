import { showToast } from '#browser/toasts.ts'
import type { CartLine } from '#areas/carts/cart.ts'
import type { CartQuantities } from '#areas/carts/web/public.tsx'

/** CART-5: takes a line out at once; Undo brings its quantities back. */
export function useRemoveLine(quantities: CartQuantities): (line: CartLine) => void {
  const set = (itemNumber: string, quantity: { cases: number; units: number }) => {
    quantities.edit(itemNumber, quantity)
    return quantities.flush()
  }
  const remove = async ({ itemNumber }: CartLine) => {
    const before = quantities.get(itemNumber)
    if (!(await set(itemNumber, { cases: 0, units: 0 }))) return
    showToast({
      tone: 'success',
      message: 'Item removed from cart successfully',
      action: { label: 'Undo', run: () => void set(itemNumber, before) },
    })
  }
  return (line) => void remove(line)
}
