import { callEndpoint } from '#browser/client.ts'
import { randomKey } from '#browser/intent-keys.ts'
import { readCall, refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { createCart, getActiveCart } from '#areas/carts/cart.endpoints.ts'

/**
 * CART-5: removing its last item discarded the cart: says so, and brings it back with its details
 * when asked.
 */
export function sayDiscarded(cart: Cart): void {
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
