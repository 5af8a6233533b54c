import { useEffect, useSyncExternalStore } from 'react'
import { callEndpoint } from '#browser/client.ts'
import { onSignedInAgain, useActor } from '#browser/current-user.ts'
import { randomKey } from '#browser/intent-keys.ts'
import { writeCall } from '#browser/query.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { createCart, getActiveCart } from '#areas/carts/cart.endpoints.ts'
import type { LineQuantity } from '#areas/carts/line-quantity.ts'
import { type KeptScope, useKeptScope, useActiveCart } from '#areas/carts/web/public.tsx'
import type { CartQuantities } from './cart-quantities.ts'
import { forgetEdit, keptEdits, noCart } from './kept-edits.ts'
import { linesOf } from './send-lines.ts'
import { Typing } from './typing.ts'
import { watchQuantities } from './typings.ts'

const typings = new Map<string, { typing: Typing; isOpened: boolean }>()

const flushAll = () => {
  for (const { typing } of typings.values()) void typing.quantities.flush()
}
window.addEventListener('online', flushAll)
onSignedInAgain(flushAll)

function typingOf(scope: KeptScope, cartId: string | null, name: string) {
  const key = [scope.userId, scope.division, scope.shipTo, name].join('/')
  const known = typings.get(key)
  if (known) return known
  const created = { typing: new Typing(scope, cartId), isOpened: false }
  typings.set(key, created)
  watchQuantities(scope, created.typing.quantities)
  return created
}

const activeOf = (scope: KeptScope) => typingOf(scope, null, 'active')

/**
 * Sends what is typed for the active cart now: what follows builds on it. False when something was
 * not taken.
 */
export const flushTyped = (scope: KeptScope): Promise<boolean> => activeOf(scope).typing.quantities.flush()

/**
 * CART-14: puts the lines of a refused save into a new cart, which becomes the active one. Throws
 * `CallFailed`.
 */
export async function moveRefusedToNewCart(scope: KeptScope, from: CartQuantities): Promise<void> {
  const params = { division: scope.division, shipTo: scope.shipTo }
  const { cart } = await callEndpoint(
    createCart,
    { params, body: { cart: { soType: 'regularDelivery' } } },
    { idempotencyKey: randomKey() },
  )
  const lines = from.takeRefused().filter(({ typed }) => typed.cases + typed.units > 0)
  const { typing } = activeOf(scope)
  typing.moveTo(cart.id)
  typing.quantities.setServer(linesOf(cart))
  writeCall(getActiveCart, { params }, (before) => ({
    openCarts: (before?.openCarts ?? 0) + 1,
    cart: { ...cart, isActive: true },
  }))
  for (const { itemNumber, typed } of lines) typing.quantities.edit(itemNumber, typed)
  await typing.quantities.flush()
}

/** Lines typed for a cart that is not the active one any more go to it all the same. */
function sendAside(scope: KeptScope, except: string | null): void {
  const aside = keptEdits(scope).filter(({ cartId }) => cartId !== except && cartId !== noCart)
  for (const cartId of new Set(aside.map((edit) => edit.cartId))) {
    const { quantities } = typingOf(scope, cartId, cartId).typing
    quantities.restore(aside.filter((edit) => edit.cartId === cartId))
    void quantities.flush()
  }
}

/**
 * The active cart as the server has it; takes up what an earlier page left behind, and follows a
 * switch of carts.
 */
function follow(scope: KeptScope, cart: Cart | null): void {
  const active = activeOf(scope)
  const { typing } = active
  const cartId = cart?.id ?? null
  if (typing.cartId !== cartId) {
    if (typing.cartId !== null && typing.quantities.isPending) {
      typing.putAside()
      active.isOpened = false
    }
    typing.moveTo(cartId)
  }
  typing.quantities.setServer(linesOf(cart))
  if (active.isOpened) return
  active.isOpened = true
  const kept = keptEdits(scope)
  typing.quantities.restore(kept.filter((edit) => edit.cartId === cartId || edit.cartId === noCart))
  if (cartId !== null) forgetNew(scope, kept)
  sendAside(scope, cartId)
}

/** What was typed before there was a cart belongs to the one there is now. */
function forgetNew(scope: KeptScope, kept: ReturnType<typeof keptEdits>): void {
  const early = kept.filter((edit) => edit.cartId === noCart)
  for (const { itemNumber } of early) forgetEdit(scope, noCart, itemNumber)
}

/**
 * The quantities of the selected ship-to's active cart, kept in step with the server and safe in
 * the browser (CART-14). Null for those who may not manage carts: no quantity input is drawn for
 * them (ITEM-7).
 */
export function useActiveQuantities(): CartQuantities | null {
  const mayManage = useActor().can('manageCart')
  const ofUser = useKeptScope()
  const scope = mayManage ? ofUser : null
  const { userId, division, shipTo } = scope ?? {}
  const { cart, isLoading, failure } = useActiveCart()
  const quantities = scope && activeOf(scope).typing.quantities
  useEffect(() => {
    if (userId && division && shipTo && !isLoading && !failure) follow({ userId, division, shipTo }, cart)
  }, [userId, division, shipTo, cart, isLoading, failure])
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

/** True while a line's typed quantity was refused and not saved. */
export const useIsHeld = (quantities: CartQuantities, itemNumber: string): boolean =>
  useSyncExternalStore(
    (listener) => quantities.subscribe(itemNumber, listener),
    () => quantities.isHeld(itemNumber),
  )

/** One line's quantity; only this row renders when it changes. */
export const useLineQuantity = (quantities: CartQuantities, itemNumber: string): LineQuantity =>
  useSyncExternalStore(
    (listener) => quantities.subscribe(itemNumber, listener),
    () => quantities.get(itemNumber),
  )
