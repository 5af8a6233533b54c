import { useEffect, useSyncExternalStore } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { callEndpoint } from '#browser/client.ts'
import { randomKey } from '#browser/intent-keys.ts'
import { readCall, refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import type { Cart } from '../cart.ts'
import { createCart, getActiveCart, setLines } from '../cart.endpoints.ts'
import { CartQuantities, type LineEdit, type LineQuantity } from './cart-quantities.ts'
import { useActiveCart } from './use-active-cart.ts'

interface ShipToParams {
  readonly division: string
  readonly shipTo: string
}

const linesOf = (cart: Cart | null): ReadonlyMap<string, LineQuantity> =>
  new Map(cart?.items.map((line) => [line.itemNumber, { cases: line.orderedCases, units: line.orderedUnits }]) ?? [])

/** CART-5: the active cart, or a new one when there is none yet. */
export async function cartFor(params: ShipToParams): Promise<Cart> {
  const known = readCall(getActiveCart, { params })?.cart
  if (known) return known
  const { cart } = await callEndpoint(
    createCart,
    { params, body: { cart: { soType: 'regularDelivery' } } },
    { idempotencyKey: randomKey() },
  )
  return cart
}

async function send(params: ShipToParams, edits: readonly LineEdit[]) {
  const isNew = !readCall(getActiveCart, { params })?.cart
  const cart = await cartFor(params)
  const items = edits.map(({ itemNumber, cases, units }) => ({
    itemNumber,
    orderedCases: cases,
    orderedUnits: units,
  }))
  const answer = await callEndpoint(setLines, { params: { ...params, cartId: cart.id }, body: { items } })
  writeCall(getActiveCart, { params }, (before) => ({ openCarts: before?.openCarts ?? 1, cart: answer.cart }))
  // A cart that came or went changes the lists; its lines alone do not.
  if (isNew || !answer.cart) void refreshCalls(['listCarts', 'getActiveCart'])
  return { lines: linesOf(answer.cart), refused: answer.errors }
}

const stores = new Map<string, CartQuantities>()

function quantitiesOf(params: ShipToParams): CartQuantities {
  const key = `${params.division}/${params.shipTo}`
  const known = stores.get(key)
  if (known) return known
  const created = new CartQuantities({
    send: (edits) => send(params, edits),
    later: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    refused: (itemNumber, message) => showToast({ tone: 'danger', message: `Item ${itemNumber}: ${message}` }),
  })
  stores.set(key, created)
  return created
}

/** The quantities of the selected ship-to's active cart, kept in step with the server. Once a screen. */
export function useActiveQuantities(): CartQuantities | null {
  const params = useShipToParams()
  const { cart, isLoading } = useActiveCart()
  const quantities = params && quantitiesOf(params)
  useEffect(() => {
    if (quantities && !isLoading) quantities.setServer(linesOf(cart))
  }, [quantities, cart, isLoading])
  useEffect(() => {
    if (!quantities) return undefined
    // Nothing typed is left behind when the screen or the tab goes.
    const leave = () => void quantities.flush()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [quantities])
  return quantities
}

/** One line's quantity; only this row renders when it changes. */
export const useLineQuantity = (quantities: CartQuantities, itemNumber: string): LineQuantity =>
  useSyncExternalStore(
    (listener) => quantities.subscribe(itemNumber, listener),
    () => quantities.get(itemNumber),
  )
