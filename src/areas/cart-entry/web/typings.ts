import { useSyncExternalStore } from 'react'
import type { KeptScope } from '#areas/carts/web/public.tsx'
import type { LineConflict, TypedLine } from '../rules/merge-quantities.ts'
import type { CartQuantities } from './cart-quantities.ts'
import type { RefusedSave } from './quantity-state.ts'

/** A cart that ended while quantities for it were still kept. */
export interface GoneCart {
  readonly cartId: string
  /** The server's sentence. */
  readonly message: string
  readonly lines: readonly TypedLine[]
}

/** What a person must be told or asked about what they typed for a ship-to. */
export interface TypingState {
  /** Lines that have not arrived. */
  readonly pending: number
  readonly isWaiting: boolean
  /** Each with the quantities that decide it. */
  readonly conflicts: readonly (LineConflict & { readonly quantities: CartQuantities })[]
  readonly gone: GoneCart | null
  /** A save refused as a whole, with the quantities that decide it. */
  readonly refused: (RefusedSave & { readonly quantities: CartQuantities }) | null
}

interface Watched {
  readonly quantities: Set<CartQuantities>
  readonly listeners: Set<() => void>
  gone: readonly GoneCart[]
  state: TypingState
}

const still: TypingState = { pending: 0, isWaiting: false, conflicts: [], gone: null, refused: null }
const byScope = new Map<string, Watched>()
const keyOf = ({ userId, division, shipTo }: KeptScope) => `${userId}/${division}/${shipTo}`

function watchedOf(scope: KeptScope): Watched {
  const known = byScope.get(keyOf(scope))
  if (known) return known
  const created: Watched = { quantities: new Set(), listeners: new Set(), gone: [], state: still }
  byScope.set(keyOf(scope), created)
  return created
}

function changed(watched: Watched): void {
  const all = [...watched.quantities]
  watched.state = {
    pending: all.reduce((sum, { state }) => sum + state.pending, 0),
    isWaiting: all.some(({ state }) => state.isWaiting),
    conflicts: all.flatMap((quantities) => quantities.state.conflicts.map((each) => ({ ...each, quantities }))),
    gone: watched.gone[0] ?? null,
    refused:
      all.flatMap((quantities) => {
        const { refusedSave } = quantities.state
        return refusedSave ? [{ ...refusedSave, quantities }] : []
      })[0] ?? null,
  }
  for (const listener of watched.listeners) listener()
}

/** From here on `useTypingState` tells about these quantities too. */
export function watchQuantities(scope: KeptScope, quantities: CartQuantities): void {
  const watched = watchedOf(scope)
  watched.quantities.add(quantities)
  quantities.subscribeState(() => changed(watched))
}

/** A cart ended under what was typed for it. */
export function noteGone(scope: KeptScope, cart: GoneCart): void {
  const watched = watchedOf(scope)
  const others = watched.gone.filter(({ cartId }) => cartId !== cart.cartId)
  watched.gone = cart.lines.length > 0 ? [...others, cart] : others
  changed(watched)
}

/** The person has decided about it. */
export function settleGone(scope: KeptScope, cartId: string): void {
  const watched = watchedOf(scope)
  watched.gone = watched.gone.filter((cart) => cart.cartId !== cartId)
  changed(watched)
}

/** What waits and what must be decided of what this person typed; nothing without a ship-to. */
export function useTypingState(scope: KeptScope | null): TypingState {
  const watched = scope && watchedOf(scope)
  return useSyncExternalStore(
    (listener) => {
      watched?.listeners.add(listener)
      return () => void watched?.listeners.delete(listener)
    },
    () => watched?.state ?? still,
  )
}
