import { useSyncExternalStore } from 'react'
import { keptKey } from '#browser/kept-for-user.ts'
import type { KeptScope } from '../use-kept-scope.ts'

/** The cart the user saw last, so that its end is shown when they return. */
export interface LastCart {
  readonly cartId: string
  /** True once a toast has said that it ended. */
  readonly isTold: boolean
}

const listeners = new Set<() => void>()
const known = new Map<string, LastCart | null>()

const keyOf = ({ userId, division, shipTo }: KeptScope) => keptKey(userId, `last-cart.${division}.${shipTo}`)

function read(scope: KeptScope): LastCart | null {
  const key = keyOf(scope)
  const before = known.get(key)
  if (before !== undefined) return before
  let last: LastCart | null = null
  try {
    last = JSON.parse(localStorage.getItem(key) ?? 'null') as LastCart | null
  } catch {
    // Storage is blocked or holds something else: nothing is remembered.
  }
  known.set(key, last)
  return last
}

/** Remembers the cart over reloads; null forgets it. Signing out forgets it too. */
export function rememberLastCart(scope: KeptScope, last: LastCart | null): void {
  const before = read(scope)
  if (before?.cartId === last?.cartId && before?.isTold === last?.isTold) return
  known.set(keyOf(scope), last)
  try {
    if (last) localStorage.setItem(keyOf(scope), JSON.stringify(last))
    else localStorage.removeItem(keyOf(scope))
  } catch {
    // Blocked or full: the page still knows.
  }
  for (const listener of listeners) listener()
}

/** The cart of this ship-to that the user saw last. */
export const useLastCart = (scope: KeptScope | null): LastCart | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => scope && read(scope),
  )
