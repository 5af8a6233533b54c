import { orRefuse, Refused } from '#kit/decision.ts'
import { type Handler, handle } from '#platform/http/handle.ts'
import { refreshCart, seeMovedDate, updateCart, updateCartDetails } from '../cart.endpoints.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { changeCartDetails } from '../rules/change-cart-details.ts'
import { mayChangeCart } from '../rules/may-change-cart.ts'
import { refreshDeliveryDate } from '../rules/refresh-delivery-date.ts'
import { answerCart, changedBy, questionOf, refuseStale, visibleCart } from './cart-call.ts'
import { lockCart, readCart } from './cart.store.ts'
import { noteDateMove, seeDateMove } from './date-notice.store.ts'
import { calendarOf, type LoadedCart } from './loaded-cart.ts'
import { saveCart } from './save-cart.ts'

/** CART-6: PO, order type and delivery date. */
export const updateCartDetailsHandler = handle(updateCartDetails, async (call) => {
  const { db, params, body, caller, now } = call
  const question = { ...questionOf(call), cartId: params.cartId }
  const { cart, warning } = await db.inTransaction(async (tx) => {
    const before = await lockCart(tx, question)
    orRefuse(mayChangeCart(before, caller.actor))
    refuseStale(before, call)
    const infos = [...before.items.values()].map((item) => item.itemInfo)
    const decision = changeCartDetails(before, body, infos, calendarOf(before, now), caller.actor)
    const { warning, ...head } = orRefuse(decision)
    // A change to the present values keeps the cart's version.
    const isSame = head.po === before.po && head.soType === before.soType && head.deliveryDate === before.deliveryDate
    if (isSame) return { cart: before, warning }
    const after = await saveCart(tx, before, { kind: 'details-changed', head }, changedBy(call))
    // Another date may mean other prices.
    const repriced = after.deliveryDate === before.deliveryDate ? after : await readCart(tx, question)
    if (!repriced) throw new Refused(cartRefusals.cart_not_found)
    return { cart: repriced, warning }
  })
  return {
    isSuccess: true as const,
    message: 'Cart info updated successfully',
    ...(warning !== null && { warning }),
    cart: answerCart(cart, call),
  }
})

/** CART-6: at the specification's path. */
export const updateCartHandler: Handler = { ...updateCartDetailsHandler, endpoint: updateCart }

/** CART-6: most looks find nothing to do, so only a date that no longer holds takes the lock. */
export const refreshCartHandler = handle(refreshCart, async (call) => {
  const { db, params, caller, now } = call
  const question = { ...questionOf(call), cartId: params.cartId }
  const dateOf = (cart: LoadedCart) => refreshDeliveryDate(cart, calendarOf(cart, now))
  const isDue = (cart: LoadedCart) => dateOf(cart) !== cart.deliveryDate && mayChangeCart(cart, caller.actor).allowed
  const seen = await visibleCart(db, question, caller)
  const moved =
    isDue(seen) &&
    (await db.inTransaction(async (tx) => {
      const cart = await lockCart(tx, question)
      if (!isDue(cart)) return false
      const deliveryDate = dateOf(cart)
      await saveCart(tx, cart, { kind: 'date-refreshed', head: { deliveryDate } }, changedBy(call))
      const { publicUrl } = call.services.config
      await noteDateMove(tx, cart, deliveryDate, { seenBy: caller.actor.userId, now, publicUrl })
      return true
    }))
  const cart = moved ? await visibleCart(db, question, caller) : seen
  return { isCartUpdated: moved, oldDeliveryDate: moved ? seen.deliveryDate : null, cart: answerCart(cart, call) }
})

/** CART-6: the reader knows that the date moved, on every device. */
export const seeMovedDateHandler = handle(seeMovedDate, async (call) => {
  const { db, params, caller } = call
  const cart = await visibleCart(db, { ...questionOf(call), cartId: params.cartId }, caller)
  await seeDateMove(db, cart.id, caller.actor.userId)
  return { isSuccess: true as const }
})
