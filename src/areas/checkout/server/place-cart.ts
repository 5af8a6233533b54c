import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { mayPlaceOrder } from '#areas/carts/rules/may-place-order.ts'
import { type CartWork, changedBy, lockCart, questionOf, refuseStale, saveCart } from '#areas/carts/server/public.ts'
import { insertOrder, replaceOrder } from '#areas/orders/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { checkoutRefusals } from '../checkout.refusals.ts'
import { checkOrder } from '../rules/check-order.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import { withIfShort } from './with-if-short.ts'
import { orderOfCart, pricesNow, reviewFactsOf } from './order-of-cart.ts'

/** A cart to place, by its owner at the screen or by a document of theirs (NEXT-12). */
export interface PlacingCall extends CartWork {
  /** A transaction. */
  readonly db: Queries
  readonly params: CartWork['params'] & { readonly cartId: string }
  readonly body: { readonly expectedSubtotal?: number | undefined }
  readonly services: Pick<Services, 'config'>
}

/**
 * CHECK-4: exactly once. Three walls: the idempotency key replays the answer to a repeated call,
 * the locked cart row lets one call at a time see an open cart, and the database takes one order
 * per cart, ever.
 */
export async function placeCart(call: PlacingCall) {
  const { db, params, body, caller, now, ifMatch } = call
  const { actor } = caller
  if (ifMatch === null) throw new Refused({ ...checkoutRefusals.version_required, field: 'If-Match' })
  const cart = await lockCart(db, { ...questionOf(call), cartId: params.cartId })
  orRefuse(mayPlaceOrder(cart, actor, cart.customer))
  refuseStale(cart, call)
  const seen = { version: ifMatch, subtotal: body.expectedSubtotal }
  const facts = reviewFactsOf(cart, actor, now)
  const { findings } = orRefuse(checkOrder(cart, actor, facts, seen, pricesNow(cart)))
  const by = { ...changedBy(call), staffName: caller.staffName }
  const change = cart.changesOrder
  const ordered = orderOfCart(cart, change?.id ?? uuidv7(), by)
  const next = await withIfShort(db, cart, ordered, now)
  const order = change
    ? await replaceOrder(db, next, change.version, { ...by, name: caller.staffName ?? caller.name })
    : await insertOrder(db, next, actor)
  const { id, orderNumber, version } = order
  const became = { id, number: orderNumber }
  await saveCart(db, cart, { kind: 'ordered', head: { status: 'ordered' }, order: became }, changedBy(call))
  // Messages about one order arrive in their order; the later one replaces the former as a whole.
  const payload = { ...order, cartId: cart.id, findings, ...(change && { replacesVersion: change.version }) }
  await sendToErp(db, { topic: change ? 'order.changed' : 'order.placed', subject: `order:${id}`, payload })
  const details = { orderNumber, version, cartId: cart.id, cartVersion: cart.version, subtotal: order.subtotal }
  await notifyOfOrder(call, order, change ? 'changed' : 'placed', details, cart.extOwnerId)
  const { deliveryDate, subtotal, isEstimate, lines } = order
  return {
    isSuccess: true as const,
    message: change ? 'Order changed successfully' : 'Order placed successfully',
    order: { id, orderNumber, deliveryDate, subtotal, isEstimate, lines, version },
  }
}
