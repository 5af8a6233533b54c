import { showToast } from '#browser/toasts.ts'
import type { Cart, CartLine } from '#areas/carts/cart.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import { useOverridePrices } from '#areas/price-overrides/web/public.tsx'
import { useWriteLineNote } from '#areas/carts/web/public.tsx'

/** CART-5: takes a line out at once; Undo brings it back with its note and its overrides. */
export function useRemoveLine(quantities: CartQuantities, cart: Cart): (line: CartLine) => void {
  const overriding = useOverridePrices(cart)
  const writeNote = useWriteLineNote(cart)
  const set = (itemNumber: string, quantity: { cases: number; units: number }) => {
    quantities.edit(itemNumber, quantity)
    return quantities.flush()
  }
  const bringBack = async (line: CartLine, quantity: { cases: number; units: number }) => {
    const { itemNumber, note, casePriceOverride: forCase, eachPriceOverride: forEach } = line
    if (!(await set(itemNumber, quantity))) return
    if (note !== '') void writeNote(itemNumber, note)
    if (!forCase && !forEach) return
    overriding.run(itemNumber, {
      ...(forCase && { casePriceOverride: { type: forCase.type, value: forCase.value } }),
      ...(forEach && { eachPriceOverride: { type: forEach.type, value: forEach.value } }),
    })
  }
  const remove = async (line: CartLine) => {
    const before = quantities.get(line.itemNumber)
    if (!(await set(line.itemNumber, { cases: 0, units: 0 }))) return
    // Removing the last line discarded the cart, which shows a toast with its own undo.
    if (cart.items.length === 1) return
    showToast({
      tone: 'success',
      message: 'Item removed from cart successfully',
      action: { label: 'Undo', run: () => void bringBack(line, before) },
    })
  }
  return (line) => void remove(line)
}
