import type { Cart, CartDelta } from '../cart.ts'

/**
 * CART-5: a cart with what a change made of it; undefined when the cart at hand is another one, or
 * not of the version that was changed. Lines keep their place, new ones come last.
 */
export function applyDelta(cart: Cart, delta: CartDelta): Cart | undefined {
  if (cart.id !== delta.id || cart.version !== delta.from) return undefined
  const { from: _from, removed, items, ...head } = delta
  const changed = new Map(items.map((line) => [line.itemNumber, line]))
  const gone = new Set(removed)
  const present = new Set(cart.items.map((line) => line.itemNumber))
  const kept = cart.items.filter((line) => !gone.has(line.itemNumber))
  return {
    ...head,
    items: [
      ...kept.map((line) => changed.get(line.itemNumber) ?? line),
      ...items.filter((line) => !present.has(line.itemNumber)),
    ],
  }
}
