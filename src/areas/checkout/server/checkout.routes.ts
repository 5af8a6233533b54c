import { v7 as uuidv7 } from 'uuid'
import { orRefuse, Refused } from '#kit/decision.ts'
import { isAboveThreshold } from '#areas/carts/rules/is-above-threshold.ts'
import { mayPlaceOrder } from '#areas/carts/rules/may-place-order.ts'
import {
  cartQuery,
  type CartRow,
  changedBy,
  lockCart,
  questionOf,
  refuseStale,
  saveCart,
  visibleCartOf,
} from '#areas/carts/server/public.ts'
import { insertOrder, replaceOrder } from '#areas/orders/server/public.ts'
import { possibleDateOf } from '#areas/routing/rules/possible-dates.ts'
import { handle, handleAhead } from '#platform/http/handle.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import { placeOrder, reviewCart } from '../checkout.endpoints.ts'
import { checkoutRefusals } from '../checkout.refusals.ts'
import { checkOrder } from '../rules/check-order.ts'
import { listFindings } from '../rules/list-findings.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import { lineDatesOf, orderOfCart, pricesNow, reviewFactsOf } from './order-of-cart.ts'

/** CHECK-1: the cart as it would be ordered now. */
export const reviewCartHandler = handleAhead(
  reviewCart,
  ({ params, now }) => cartQuery({ ...params, now }),
  async ({ db, caller, now }, [row]: readonly CartRow[]) => {
    const cart = await visibleCartOf(db, row, caller)
    const facts = reviewFactsOf(cart, caller.actor, now)
    const date = cart.deliveryDate
    return {
      cartVersion: cart.version,
      deliveryDate: date,
      findings: listFindings(facts),
      lineDates: lineDatesOf(cart, caller.actor, now),
      cutOffAt: date === null ? null : possibleDateOf(date, facts.dates).cutOffAt,
      serverTime: now.toISOString(),
      timeZone: cart.customer.timeZone,
      ...(caller.isStaff && { isAboveThreshold: isAboveThreshold(facts.subtotal, facts.shipTo) }),
    }
  },
)

/**
 * CHECK-4: exactly once. Three walls: the idempotency key replays the answer to a repeated call,
 * the locked cart row lets one call at a time see an open cart, and the database takes one order
 * per cart, ever.
 */
export const placeOrderHandler = handle(placeOrder, async (call) => {
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
  const next = orderOfCart(cart, change?.id ?? uuidv7(), by)
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
})
