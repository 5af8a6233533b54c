import { useEffect, useState } from 'react'
import type { Cart } from '#areas/carts/cart.ts'

/**
 * Descriptions of the items of every cart seen on this page, by number: a line that somebody
 * removed is still called by its name.
 */
export function useItemNames(cart: Cart | null): ReadonlyMap<string, string> {
  const [names] = useState(() => new Map<string, string>())
  useEffect(() => {
    for (const { itemNumber, itemInfo } of cart?.items ?? []) names.set(itemNumber, itemInfo.description)
  }, [cart, names])
  return names
}
