import { useEffect, useRef, useState } from 'react'
import { callEndpoint } from '#browser/client.ts'
import { useMe } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { plural } from '#kit/text.ts'
import type { CartChange } from '#areas/carts/cart-change.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { listCartChanges } from '#areas/carts/change.endpoints.ts'
import { describeCartChange } from '#areas/carts/rules/describe-cart-change.ts'

/** A delivery date that moved by itself. */
export interface MovedDate {
  readonly before: string | null
  readonly after: string | null
}

/**
 * CART-12: shows that somebody else changed the cart, and what; returns a date that the clock
 * moved, until it is seen. A change made in this tab is known already and loads nothing.
 */
export function useNews(cart: Cart | null, shownFirst: Cart | null): { moved: MovedDate | null; seen: () => void } {
  const { name } = useMe()
  const last = useRef(shownFirst)
  const [moved, setMoved] = useState<MovedDate | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = cart
    if (!cart || before?.id !== cart.id || before.version >= cart.version || isOwnDoing(before, cart, name)) return
    void changesSince(cart, before.version).then((changes) => {
      showNews(changes.filter(({ isOwn, kind }) => !isOwn && kind !== 'date-refreshed'))
      const move = changes.findLast(({ kind }) => kind === 'date-refreshed')
      return move && setMoved({ before: move.before.deliveryDate ?? null, after: cart.deliveryDate })
    })
  }, [cart, name])
  return { moved, seen: () => setMoved(null) }
}

async function changesSince({ division, shipTo, id }: Cart, afterVersion: number): Promise<readonly CartChange[]> {
  try {
    const params = { division, shipTo, cartId: id }
    return (await callEndpoint(listCartChanges, { params, query: { pageSize: 20, afterVersion } })).changes
  } catch {
    // The cart itself is shown as it is; only the words about it are missing.
    return []
  }
}

function showNews(changes: readonly CartChange[]): void {
  for (const name of new Set(changes.map((change) => change.name))) {
    const theirs = changes.filter((change) => change.name === name)
    const [latest] = theirs
    if (!latest) continue
    const said = theirs.length === 1 ? describeCartChange(latest) : plural(theirs.length, 'change')
    showToast({ tone: 'info', message: `${name}: ${said}` })
  }
}

/**
 * True when all that differs are lines this person set: the usual case of typing, which needs no
 * question.
 */
function isOwnDoing(before: Cart, after: Cart, name: string): boolean {
  if (before.po !== after.po || before.soType !== after.soType || before.deliveryDate !== after.deliveryDate)
    return false
  const known = new Map(before.items.map((line) => [line.itemNumber, line.changedAt]))
  const differing = after.items.filter((line) => known.get(line.itemNumber) !== line.changedAt)
  const isRemoval =
    before.items.length + differing.filter((line) => !known.has(line.itemNumber)).length > after.items.length
  return differing.length > 0 && !isRemoval && differing.every((line) => line.changedByName === name)
}
