import { useEffect, useSyncExternalStore } from 'react'
import { type CartQuantities, notePrice } from '#areas/cart-entry/web/public.tsx'
import { isSameQuantity, type LineQuantity } from '#areas/carts/line-quantity.ts'
import type { ShopRow } from '../shop.endpoints.ts'

/** The line typed last, what it held before, and what was typed. */
interface LastTyped {
  readonly itemNumber: string
  readonly before: LineQuantity
  readonly typed: LineQuantity
  /** True once the field was left: typing there again starts over. */
  readonly isCommitted: boolean
}

const lastTyped = new WeakMap<CartQuantities, LastTyped>()
const listeners = new Set<() => void>()

function setLast(quantities: CartQuantities, last: LastTyped | null): void {
  if (last) lastTyped.set(quantities, last)
  else lastTyped.delete(quantities)
  for (const listener of listeners) listener()
}

/**
 * The last typing in this line while the line still holds it. What somebody else has set since is
 * theirs: Undo must not overwrite it unseen (CART-12).
 */
function ownLast(quantities: CartQuantities, itemNumber: string): LastTyped | null {
  const last = lastTyped.get(quantities)
  return last?.itemNumber === itemNumber && isSameQuantity(last.typed, quantities.get(itemNumber)) ? last : null
}

/** One keystroke in a row; remembers what the line held when typing began. */
export function editLine(
  quantities: CartQuantities,
  { itemNumber, price }: Pick<ShopRow, 'itemNumber' | 'price'>,
  change: Partial<LineQuantity>,
): void {
  const last = ownLast(quantities, itemNumber)
  const now = quantities.get(itemNumber)
  const before = last && !last.isCommitted ? last.before : now
  setLast(quantities, { itemNumber, before, typed: { ...now, ...change }, isCommitted: false })
  notePrice(quantities, itemNumber, price)
  quantities.edit(itemNumber, change)
}

/** The field was left: sends what was typed. */
export function commitLine(quantities: CartQuantities): void {
  const last = lastTyped.get(quantities)
  if (last) setLast(quantities, { ...last, isCommitted: true })
  void quantities.flush()
}

/** Gives the line back what it held before it was typed over. */
export function undoLine(quantities: CartQuantities, itemNumber: string): void {
  const last = ownLast(quantities, itemNumber)
  setLast(quantities, null)
  if (!last) return
  quantities.edit(itemNumber, last.before)
  void quantities.flush()
}

/**
 * What this line held before it was typed over; null for every line but the one typed last, and
 * once somebody else has set it. The caller renders with the line's quantity.
 */
export const useBefore = (quantities: CartQuantities, itemNumber: string): LineQuantity | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => ownLast(quantities, itemNumber)?.before ?? null,
  )

/**
 * A line's Undo ends with its cart: of a cart that was switched it is another's, and when removing
 * the last line discarded it (CART-5), the toast's Undo brings it back whole.
 */
export function useForgetWithCart(quantities: CartQuantities | null, cartId: string | undefined): void {
  useEffect(() => {
    if (!quantities || cartId === undefined) return undefined
    return () => setLast(quantities, null)
  }, [quantities, cartId])
}
