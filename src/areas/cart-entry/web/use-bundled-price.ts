import { useSyncExternalStore } from 'react'
import type { Cart } from '#areas/carts/cart.ts'
import { useActiveCart } from '#areas/carts/web/public.tsx'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import { bundleCases } from '#areas/prices/rules/apply-bundles.ts'
import { priceAtQuantity } from '#areas/prices/rules/price-at-quantity.ts'
import { anyLine, type CartQuantities } from './cart-quantities.ts'
import { typedPrice } from './typed-prices.ts'

/** Cases of each bundle in the cart with what is typed, also of items that are not in it yet. */
function casesTyped(quantities: CartQuantities, cart: Cart | null): ReadonlyMap<string, number> {
  const inCart = new Set(cart?.items.map(({ itemNumber }) => itemNumber))
  const lines = (cart?.items ?? []).map(({ itemNumber, price }) => ({
    orderedCases: quantities.get(itemNumber).cases,
    price,
  }))
  const added = quantities.typed
    .filter(({ itemNumber }) => !inCart.has(itemNumber))
    .map(({ itemNumber, typed }) => ({
      orderedCases: typed.cases,
      price: typedPrice(quantities, itemNumber) ?? null,
    }))
  return bundleCases([...lines, ...added])
}

/**
 * ITEM-8, STAFF-3: what an item with breaks or bundles costs with what is typed: a case more
 * of it, or of another item of the bundle, may make it cheaper. Renders its component when
 * that changes the price, and at no other key.
 */
export function useBundledPrice(quantities: CartQuantities, itemNumber: string, price: ItemPrice): ItemPrice {
  const { cart } = useActiveCart()
  const now = () => priceAtQuantity(price, quantities.get(itemNumber).cases, casesTyped(quantities, cart))
  useSyncExternalStore(
    (listener) => quantities.subscribe(anyLine, listener),
    () => now().casePrice,
  )
  return now()
}
