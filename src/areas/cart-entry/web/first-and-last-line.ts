import { callEndpoint } from '#browser/client.ts'
import { isCallFailed, isOutcomeUnknown } from '#browser/call-failed.ts'
import { randomKey } from '#browser/intent-keys.ts'
import { keptKey } from '#browser/kept-for-user.ts'
import { readCall, refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { createCart, getActiveCart } from '#areas/carts/cart.endpoints.ts'

interface ShipToParams {
  readonly division: string
  readonly shipTo: string
}

/**
 * CART-5: the cart a typed line goes into: the active one, or a new one when there is none. One
 * intent creates one cart, however often it is sent.
 */
export async function cartFor(params: ShipToParams): Promise<Cart> {
  // Read again whether there is a cart: the last read may be old or missing, and a second cart
  // would replace the first.
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

/** The same key until a response arrives, even after the tab was closed. */
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

/**
 * CART-5: removing the last line discarded the cart: shows a toast, whose Undo creates the cart
 * again with its details and lines.
 */
export function toastDiscarded(cart: Cart): void {
  showToast({
    tone: 'success',
    message: 'Item removed from cart successfully. It was the only one, so the cart is discarded.',
    action: { label: 'Undo', run: () => void bringBack(cart) },
  })
}

async function bringBack({ division, shipTo, po, soType, deliveryDate, isVisibleToCustomer, items }: Cart) {
  const params = { division, shipTo }
  const isStaff = readCall(getMe, {})?.kind === 'internal'
  const body = {
    cart: { poNumber: po, soType, deliveryDate },
    items: items.map(({ itemNumber, orderedCases, orderedUnits }) => ({ itemNumber, orderedCases, orderedUnits })),
    ...(isStaff && { isVisibleToCustomer }),
  }
  try {
    const { cart } = await callEndpoint(createCart, { params, body }, { idempotencyKey: randomKey() })
    writeCall(getActiveCart, { params }, (before) => ({
      openCarts: (before?.openCarts ?? 0) + 1,
      cart: { ...cart, isActive: true },
    }))
    showToast({ tone: 'success', message: 'The cart is back' })
  } catch (error) {
    showToast({ tone: 'danger', message: error instanceof Error ? error.message : String(error) })
  } finally {
    void refreshCalls(['getActiveCart', 'listCarts'])
  }
}
