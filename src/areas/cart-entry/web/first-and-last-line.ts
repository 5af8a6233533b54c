import { callEndpoint } from '#browser/client.ts'
import { isCallFailed, isOutcomeUnknown } from '#browser/call-failed.ts'
import { randomKey } from '#browser/intent-keys.ts'
import { keptKey } from '#browser/kept-for-user.ts'
import { readCall, refreshCalls, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { getMe } from '#areas/sessions/sessions.endpoints.ts'
import type { Cart } from '#areas/carts/cart.ts'
import type { GuideInfo } from '#areas/carts/cart-contract.ts'
import { createCart, getActiveCart } from '#areas/carts/cart.endpoints.ts'
import { fromGuide } from './from-guide.ts'
import { forgetIntent, keepIntent } from './new-cart-intent.ts'

interface ShipToParams {
  readonly division: string
  readonly shipTo: string
}

/**
 * CART-5: the cart a typed line goes into: the active one, or a new one when there is none, opened
 * from the guide the line was typed in. One intent creates one cart, however often it is sent.
 */
export async function cartFor(params: ShipToParams, guide?: GuideInfo): Promise<Cart> {
  // Read again whether there is a cart: the last read may be old or missing, and a second cart
  // would replace the first.
  const known = readCall(getActiveCart, { params })?.cart ?? (await callEndpoint(getActiveCart, { params })).cart
  if (known) return known
  const name = keptKey(readCall(getMe, {})?.userId ?? '', `new-cart.${params.division}.${params.shipTo}`)
  return fromGuide(keepIntent(name, guide).guideInfo, async (guideInfo) => {
    const { key } = keepIntent(name, guideInfo)
    try {
      const cart = { soType: 'regularDelivery' as const, ...(guideInfo && { guideInfo }) }
      const created = await callEndpoint(createCart, { params, body: { cart } }, { idempotencyKey: key })
      forgetIntent(name)
      return created.cart
    } catch (error) {
      if (!isCallFailed(error) || !isOutcomeUnknown(error)) forgetIntent(name)
      throw error
    }
  })
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

async function bringBack({ division, shipTo, po, soType, deliveryDate, isVisibleToCustomer, guideInfo, items }: Cart) {
  const params = { division, shipTo }
  const isStaff = readCall(getMe, {})?.kind === 'internal'
  const bodyFrom = (guide: GuideInfo | undefined) => ({
    cart: { poNumber: po, soType, deliveryDate, ...(guide && { guideInfo: guide }) },
    items: items.map(({ itemNumber, orderedCases, orderedUnits }) => ({ itemNumber, orderedCases, orderedUnits })),
    ...(isStaff && { isVisibleToCustomer }),
  })
  try {
    const { cart } = await fromGuide(guideInfo ?? undefined, (guide) =>
      callEndpoint(createCart, { params, body: bodyFrom(guide) }, { idempotencyKey: randomKey() }),
    )
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
