import { orRefuse, Refused } from '#kit/decision.ts'
import { mayChangeCart } from '#areas/carts/rules/may-change-cart.ts'
import {
  answerCart,
  factsOf,
  lineErrorOf,
  lockCart,
  questionOf,
  saveLines,
  startCart,
} from '#areas/carts/server/public.ts'
import { orderRefusals } from '#areas/orders/order.refusals.ts'
import { readOrder } from '#areas/orders/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { reorderRefusals } from '../checkout.refusals.ts'
import { reorder } from '../reorder.endpoints.ts'
import { reorder as decideReordering } from '../rules/reorder.ts'
import { lineDatesOf } from './order-of-cart.ts'

/** CHECK-5: one transaction: an order of which nothing can be had leaves no empty cart behind. */
export const reorderHandler = handle(reorder, async (call) => {
  const { db, params, body, caller, now } = call
  const order = await readOrder(db, params, body.orderId, caller.isStaff)
  if (!order) throw new Refused(orderRefusals.order_not_found)
  const numbers = order.items.map((line) => line.itemNumber)
  const { cart, again, errors } = await db.inTransaction(async (tx) => {
    const cartId = body.cartId ?? (await startCart(tx, call, { sharingMode: 'UNLOCK' })).cartId
    const before = await lockCart(tx, { ...questionOf(call), cartId }, numbers)
    orRefuse(mayChangeCart(before, caller.actor))
    const present = new Map(before.lines.map((line) => [line.itemNumber, line]))
    const again = decideReordering(order.items, present, (itemNumber) => factsOf(before, itemNumber, call))
    const errors = again.refused.map(({ itemNumber, refusal }) => lineErrorOf(before, itemNumber, refusal))
    if (again.lines.length === 0) throw new Refused({ ...reorderRefusals.nothing_to_reorder, details: { errors } })
    return { cart: await saveLines(tx, before, again.lines, call), again, errors }
  })
  const added = again.lines.map((line) => line.itemNumber)
  const isAdded = new Set(added)
  const message =
    errors.length > 0
      ? `${errors.length} item(s) could not be added to cart`
      : `${added.length} item(s) added to cart successfully`
  return {
    isSuccess: true as const,
    message,
    cart: answerCart(cart, call),
    added,
    lineDates: lineDatesOf(cart, caller.actor, now).filter(({ itemNumber }) => isAdded.has(itemNumber)),
    errors,
  }
})
