import { useEffect, useSyncExternalStore } from 'react'
import { type CartQuantities, notePrice } from '#areas/cart-entry/web/public.tsx'
import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import { extendBurst, isStanding, type TypingBurst } from '../rules/typing-burst.ts'
import type { ShopRow } from '../shop-row.ts'

const lastTyped = new WeakMap<CartQuantities, TypingBurst>()
const listeners = new Set<() => void>()

function setLast(quantities: CartQuantities, last: TypingBurst | null): void {
  if (last) lastTyped.set(quantities, last)
  else lastTyped.delete(quantities)
  for (const listener of listeners) listener()
}

/**
 * The last typing in this line while the line still holds it. What somebody else has set since is
 * theirs: Undo must not overwrite it unseen (CART-12).
 */
function ownLast(quantities: CartQuantities, itemNumber: string): TypingBurst | null {
  const last = lastTyped.get(quantities)
  return last && isStanding(last, itemNumber, quantities.get(itemNumber)) ? last : null
}

/** One key or tap in a row; remembers what the line held before this burst of them. */
export function editLine(
  quantities: CartQuantities,
  { itemNumber, price }: Pick<ShopRow, 'itemNumber' | 'price'>,
  change: Partial<LineQuantity>,
): void {
  const held = quantities.get(itemNumber)
  const typed = { ...held, ...change }
  setLast(
    quantities,
    extendBurst(lastTyped.get(quantities) ?? null, { itemNumber, held, typed, at: performance.now() }),
  )
  notePrice(quantities, itemNumber, price)
  quantities.edit(itemNumber, change)
}

/** The field was left: sends what was typed. */
export function commitLine(quantities: CartQuantities): void {
  const last = lastTyped.get(quantities)
  if (last) setLast(quantities, { ...last, isCommitted: true })
  void quantities.flush()
}

/** Gives the line back what it held before the last burst. */
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
