import { callEndpoint } from '#browser/client.ts'
import { isCallFailed, isOutcomeUnknown } from '#browser/call-failed.ts'
import { randomKey } from '#browser/intent-keys.ts'
import { keptKey } from '#browser/kept-for-user.ts'
import { readCall } from '#browser/query.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { createCart, getActiveCart } from '#areas/carts/cart.endpoints.ts'

interface ShipToParams {
  readonly division: string
  readonly shipTo: string
}

/**
 * CART-5: the active cart, or a new one when there is none yet. One intent creates one cart,
 * however often it is sent.
 */
export async function cartFor(params: ShipToParams): Promise<Cart> {
  // That there is none is asked anew: what was read a while ago, or not at all, may have changed,
  // and a second cart would take the place of the first.
  const known = readCall(getActiveCart, { params })?.cart ?? (await callEndpoint(getActiveCart, { params })).cart
  if (known) return known
  const name = keptKey(readCall(getMe, {})?.userId ?? '', `new-cart.${params.division}.${params.shipTo}`)
  try {
    const { cart } = await callEndpoint(
      createCart,
      { params, body: { cart: { soType: 'regularDelivery' } } },
      { idempotencyKey: keyOf(name) },
    )
    forget(name)
    return cart
  } catch (error) {
    if (!isCallFailed(error) || !isOutcomeUnknown(error)) forget(name)
    throw error
  }
}

/** The same key until an answer came, also after the tab was closed. */
function keyOf(name: string): string {
  try {
    const key = localStorage.getItem(name) ?? randomKey()
    localStorage.setItem(name, key)
    return key
  } catch {
    // Storage is blocked: the key lives as long as the call.
    return randomKey()
  }
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Blocked: nothing was kept.
  }
}
