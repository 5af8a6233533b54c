import type { CallAnswer } from '#contract/endpoint.ts'
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
import { type Call, handle } from '#platform/http/handle.ts'
import { reorderRefusals } from '../checkout.refusals.ts'
import { reorder, reorderIntoCart } from '../reorder.endpoints.ts'
import { planReorder } from '../rules/plan-reorder.ts'
import { lineDatesOf } from './order-of-cart.ts'

/** CHECK-5: into the cart of the body, or into a new one. */
export const reorderHandler = handle(reorder, (call) => orderAgain(call, call.body.cartId))

/** CHECK-5: into the cart of the path. */
export const reorderIntoCartHandler = handle(reorderIntoCart, (call) => orderAgain(call, call.params.cartId))

/** One transaction: when no line of the order can be added, no empty cart is left behind. */
async function orderAgain(
  call: Call<typeof reorder> | Call<typeof reorderIntoCart>,
  intoCart: string | undefined,
): Promise<CallAnswer<typeof reorder>> {
  const { db, params, body, caller, now } = call
  const order = await readOrder(db, params, body.orderId, caller.isStaff)
  if (!order) throw new Refused(orderRefusals.order_not_found)
  const chosen = body.lineNumbers && new Set(body.lineNumbers)
  const lines = order.items.filter(({ lineNumber }) => chosen?.has(lineNumber) ?? true)
  const numbers = lines.map((line) => line.itemNumber)
  const { cart, again, errors } = await db.inTransaction(async (tx) => {
    const cartId = intoCart ?? (await startCart(tx, call, { sharingMode: 'UNLOCK' })).cartId
    const before = await lockCart(tx, { ...questionOf(call), cartId }, numbers)
    orRefuse(mayChangeCart(before, caller.actor))
    const present = new Map(before.lines.map((line) => [line.itemNumber, line]))
    const again = planReorder(lines, present, (itemNumber) => factsOf(before, itemNumber, call))
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
    isSuccess: true,
    message,
    cart: answerCart(cart, call),
    added,
    lineDates: lineDatesOf(cart, caller.actor, now).filter(({ itemNumber }) => isAdded.has(itemNumber)),
    errors,
  }
}
