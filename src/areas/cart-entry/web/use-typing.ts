import { useEffect, useSyncExternalStore } from 'react'
import { useActor } from '#browser/current-user.ts'
import type { GuideInfo } from '#areas/carts/cart-contract.ts'
import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import { type KeptScope, useActiveCart, useKeptScope } from '#areas/carts/web/public.tsx'
import type { CartQuantities } from './cart-quantities.ts'
import { still, typingFor, type TypingState } from './ship-to-typing.ts'

/**
 * The quantities of the selected ship-to's active cart, kept in step with the server and safe in
 * the browser (CART-14). Null for those who may not manage carts: no quantity input is drawn for
 * them (ITEM-7). With a guide, what is typed was ordered from it.
 */
export function useActiveQuantities(guide?: GuideInfo): CartQuantities | null {
  const mayManage = useActor().can('manageCart')
  const scope = useKeptScope()
  const typing = mayManage && scope ? typingFor(scope) : null
  const { cart, isLoading, failure } = useActiveCart()
  useEffect(() => {
    if (typing && !isLoading && !failure) typing.follow(cart)
  }, [typing, cart, isLoading, failure])
  const { id, type } = guide ?? {}
  useEffect(() => {
    if (!typing || id === undefined || type === undefined) return undefined
    return typing.orderFrom({ id, type })
  }, [typing, id, type])
  const quantities = typing?.quantities ?? null
  useEffect(() => {
    if (!quantities) return undefined
    // Nothing typed waits longer than it must when the screen or the tab goes.
    const leave = () => void quantities.flush()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [quantities])
  return quantities
}

/**
 * What is pending and what must be decided of what this person typed; nothing without a ship-to.
 */
export function useTypingState(scope: KeptScope | null): TypingState {
  const typing = scope && typingFor(scope)
  return useSyncExternalStore(typing?.subscribe ?? subscribeToNothing, () => typing?.state ?? still)
}

const subscribeToNothing = () => () => undefined

/** One line's quantity; only this row renders when it changes. */
export const useLineQuantity = (quantities: CartQuantities, itemNumber: string): LineQuantity =>
  useSyncExternalStore(
    (listener) => quantities.subscribe(itemNumber, listener),
    () => quantities.get(itemNumber),
  )

/** True while a line's typed quantity was refused and not saved. */
export const useIsHeld = (quantities: CartQuantities, itemNumber: string): boolean =>
  useSyncExternalStore(
    (listener) => quantities.subscribe(itemNumber, listener),
    () => quantities.isHeld(itemNumber),
  )
