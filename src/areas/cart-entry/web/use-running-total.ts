import { useSyncExternalStore } from 'react'
import { useActiveCart, useKeptScope } from '#areas/carts/web/public.tsx'
import { type RunningTotal, runningTotal } from '../rules/running-total.ts'
import { anyLine } from './cart-quantities.ts'
import { typingFor } from './ship-to-typing.ts'
import { typedPrice } from './typed-prices.ts'

/**
 * CART-11: the active cart's total as it is typed: it moves with the key, the saving comes later.
 * Renders its component at every key, so it belongs into a small one.
 */
export function useRunningTotal(): RunningTotal {
  const { cart } = useActiveCart()
  const scope = useKeptScope()
  const quantities = scope && typingFor(scope).quantities
  const typed = useSyncExternalStore(
    (listener) => quantities?.subscribe(anyLine, listener) ?? (() => undefined),
    () => quantities?.typed ?? nothing,
  )
  return runningTotal(cart?.items ?? [], typed, (itemNumber) =>
    quantities ? typedPrice(quantities, itemNumber) : undefined,
  )
}

const nothing: readonly never[] = []
