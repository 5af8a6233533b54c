import { orRefuse, Refused } from '#kit/decision.ts'
import { addQuantities } from '#areas/carts/rules/add-quantities.ts'
import { maySwitchToCart } from '#areas/carts/rules/may-switch-to-cart.ts'
import {
  answerCart,
  cartOfOrder,
  changedBy,
  factsOf,
  lineErrorOf,
  lockCart,
  makeActive,
  questionOf,
  saveCart,
  startCart,
} from '#areas/carts/server/public.ts'
import type { Order } from '#areas/orders/order.ts'
import { orderRefusals } from '#areas/orders/order.refusals.ts'
import { mayChangeOrder } from '#areas/orders/rules/may-change-order.ts'
import {
  cancelOrder as cancelPlaced,
  lockChangeFacts,
  readChangeFacts,
  readOrder,
} from '#areas/orders/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { sendToErp } from '#platform/outbox/outbox.ts'
import { cancelOrder, changeOrder } from '../change-order.endpoints.ts'
import { notifyOfOrder } from './notify-of-order.ts'

type ChangeCall = Call<typeof changeOrder>

/** NEXT-2: a second tab and a colleague get the cart that is open already. */
export const changeOrderHandler = handle(changeOrder, async (call) => {
  const { db, params, caller, now } = call
  const open = await cartOfOrder(db, params.orderId)
  // Placing locks the cart, then the order; whoever joins a cart locks no order, so that the two
  // never wait for each other.
  const facts = await (open === undefined ? lockChangeFacts : readChangeFacts)(db, params, now)
  const order = await readOrder(db, params, params.orderId, caller.isStaff)
  if (!order || !facts) throw new Refused(orderRefusals.order_not_found)
  orRefuse(mayChangeOrder(facts, caller.actor, now))
  // Of two who open it at once the second finds the cart of the first here.
  const cartId = open ?? (await cartOfOrder(db, order.id))
  const { cart, errors } = cartId === undefined ? await openCart(db, order, call) : await joinCart(db, cartId, call)
  return { isSuccess: true as const, message: `You are changing order ${order.orderNumber}`, cart, errors }
})

async function joinCart(db: Queries, cartId: string, call: ChangeCall) {
  const question = { ...questionOf(call), cartId }
  const cart = await lockCart(db, question)
  const { actor } = call.caller
  // A cart kept from the customer is not mentioned, only that somebody works on it (security 13).
  if (!cart.isVisibleToCustomer && actor.kind !== 'internal') throw new Refused(orderRefusals.order_being_changed)
  orRefuse(maySwitchToCart(cart, actor))
  await makeActive(db, question)
  return { cart: answerCart({ ...cart, isActive: true }, call), errors: [] }
}

/**
 * The order as a cart: its details, lines and notes. With prices that staff made the cart is one
 * only staff see, and keeps them (CART-10).
 */
async function openCart(db: Queries, order: Order, call: ChangeCall) {
  const { isStaff } = call.caller
  const hasStaffPrices = order.items.some((line) => line.casePriceOverride || line.eachPriceOverride)
  const { cartId } = await startCart(db, call, {
    poNumber: order.po,
    soType: order.soType,
    ...(order.deliveryDate !== null && { deliveryDate: order.deliveryDate }),
    sharingMode: 'UNLOCK',
    ...(isStaff && { isVisibleToCustomer: !hasStaffPrices }),
    changesOrder: { id: order.id, orderNumber: order.orderNumber, version: order.version },
  })
  const numbers = order.items.map((line) => line.itemNumber)
  const empty = await lockCart(db, { ...questionOf(call), cartId }, numbers)
  const judged = order.items.map((line) => {
    const facts = factsOf(empty, line.itemNumber, call)
    return { line, decision: facts.allowed ? addQuantities(facts.value, undefined, line, {}) : facts }
  })
  const errors = judged.flatMap(({ line, decision }) =>
    decision.allowed ? [] : [lineErrorOf(empty, line.itemNumber, decision.refusal)],
  )
  const kept = judged.filter(({ decision }) => decision.allowed).map(({ line }) => line)
  const lines = kept.map(({ itemNumber, orderedCases, orderedUnits }) => ({ itemNumber, orderedCases, orderedUnits }))
  const extras = kept.map(({ itemNumber, note, casePriceOverride, eachPriceOverride }) => ({
    itemNumber,
    note,
    casePriceOverride: casePriceOverride ?? null,
    eachPriceOverride: eachPriceOverride ?? null,
  }))
  const cart =
    lines.length === 0 ? empty : await saveCart(db, empty, { kind: 'lines-set', lines, extras }, changedBy(call))
  return { cart: answerCart(cart, call), errors }
}

/**
 * NEXT-2: a change of an order that is cancelled can never be placed; whoever looks at its cart
 * reads who cancelled the order (CART-12).
 */
async function discardChange(call: Call<typeof cancelOrder>, { id, orderNumber }: Order): Promise<void> {
  const { db, params } = call
  const cartId = await cartOfOrder(db, params.orderId)
  if (cartId === undefined) return
  const cart = await lockCart(db, { ...questionOf(call), cartId })
  const discarded = { kind: 'discarded', head: { status: 'discarded' }, order: { id, number: orderNumber } } as const
  if (cart.status === 'open') await saveCart(db, cart, discarded, changedBy(call))
}

/** NEXT-2: the message to the ERP, the mails and the trail are one transaction with it. */
export const cancelOrderHandler = handle(cancelOrder, async (call) => {
  const { db, params, body, caller, now } = call
  const by = { actor: caller.actor, name: caller.staffName ?? caller.name, now }
  // Placing a change locks the cart, then the order: so does this.
  const open = await cartOfOrder(db, params.orderId)
  if (open !== undefined) await lockCart(db, { ...questionOf(call), cartId: open })
  const order = await cancelPlaced(db, params, body.version, by)
  await discardChange(call, order)
  const { id, orderNumber, erpOrderNumber, version, division, shipTo } = order
  const payload = { id, orderNumber, erpOrderNumber, version, division, shipTo, cancelledAt: now.toISOString() }
  await sendToErp(db, { topic: 'order.cancelled', subject: `order:${id}`, payload })
  await notifyOfOrder(call, order, 'cancelled', { orderNumber, version })
  const own = caller.isStaff ? order : ((await readOrder(db, params, id, false)) ?? order)
  return { isSuccess: true as const, message: `Order ${orderNumber} is cancelled`, order: own }
})
