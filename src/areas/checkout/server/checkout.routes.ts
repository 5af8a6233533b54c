import { v7 as uuidv7 } from 'uuid'
import { orderAddress } from '#areas/orders/orders.addresses.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { isAboveThreshold } from '#areas/carts/rules/is-above-threshold.ts'
import { mayPlaceOrder } from '#areas/carts/rules/may-place-order.ts'
import {
  cartQuery,
  type CartRow,
  changedBy,
  customersToTell,
  lockCart,
  questionOf,
  refuseStale,
  saveCart,
  visibleCartOf,
} from '#areas/carts/server/public.ts'
import { postalLines } from '#areas/customers/rules/postal-lines.ts'
import { deliveryPlaceOf } from '#areas/customers/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { insertOrder } from '#areas/orders/server/public.ts'
import { possibleDateOf } from '#areas/routing/rules/possible-dates.ts'
import { audit } from '#platform/audit/audit.ts'
import { handle, handleAhead } from '#platform/http/handle.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import { placeOrder, reviewCart } from '../checkout.endpoints.ts'
import { checkoutRefusals } from '../checkout.refusals.ts'
import { orderMail, orderText } from '../rules/order-mail.ts'
import { checkOrder } from '../rules/check-order.ts'
import { listFindings } from '../rules/list-findings.ts'
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
  const order = await insertOrder(
    db,
    orderOfCart(cart, uuidv7(), { ...changedBy(call), staffName: caller.staffName }),
    actor,
  )
  const became = { id: order.id, number: order.orderNumber }
  await saveCart(db, cart, { kind: 'ordered', head: { status: 'ordered' }, order: became }, changedBy(call))
  const payload = { ...order, cartId: cart.id, findings }
  await sendToErp(db, { topic: 'order.placed', subject: `order:${order.id}`, payload })
  const { place, dsrName, dsrEmail } = await deliveryPlaceOf(db, order)
  const mailFacts = {
    orderUrl: call.services.config.publicUrl + orderAddress(order),
    address: postalLines(place),
    contact: dsrEmail === '' ? null : { name: dsrName, email: dsrEmail },
  }
  const text = orderText(order)
  await notify(db, actor.userId, 'orderPlaced', {
    mail: orderMail(order, { ...mailFacts, isForCustomer: false }),
    text,
  })
  if (caller.isStaff) {
    const mail = orderMail(order, { ...mailFacts, isForCustomer: true })
    for (const { userId } of await customersToTell(db, cart)) await notify(db, userId, 'orderPlaced', { mail, text })
  }
  const { division, shipTo, id, orderNumber } = order
  const details = { orderNumber, cartId: cart.id, cartVersion: cart.version, subtotal: order.subtotal }
  await audit(db, {
    actor,
    action: 'order.place',
    entity: `order:${id}`,
    division,
    shipTo,
    details,
    address: call.address,
  })
  const { deliveryDate, subtotal, isEstimate, lines } = order
  return {
    isSuccess: true as const,
    message: 'Order placed successfully',
    order: { id, orderNumber, deliveryDate, subtotal, isEstimate, lines },
  }
})
