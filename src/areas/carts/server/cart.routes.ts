import { orRefuse, Refused } from '#kit/decision.ts'
import { handle, handleAhead, type Handler } from '#platform/http/handle.ts'
import { createCart, discardCart, getActiveCart, getCart, setActiveCart } from '../cart.endpoints.ts'
import { cartRefusals } from '../cart.refusals.ts'
import { mayDiscardCart } from '../rules/may-discard-cart.ts'
import { maySeeCart } from '../rules/may-see-cart.ts'
import { maySwitchToCart } from '../rules/may-switch-to-cart.ts'
import { answerCart, changedBy, questionOf, refuseStale, visibleCart, visibleCartOf } from './cart-call.ts'
import { cartQuery, type CartRow, lockCart, readActiveCart, readCart } from './cart.store.ts'
import { fillCart } from './fill-cart.ts'
import { guideOfCart, type NameOfGuide } from './guide-of-cart.ts'
import { makeActive } from './make-active.ts'
import { saveCart } from './save-cart.ts'
import { startCart } from './start-cart.ts'
import { toCart } from './to-cart.ts'

/**
 * CART-3: a new cart, active for the one who made it; with lines all of them are in it, or there is
 * no cart.
 */
export const createCartHandler = (nameOfGuide: NameOfGuide): Handler =>
  handle(createCart, async (call) => {
    const { db, body, caller } = call
    const { isVisibleToCustomer, cart: request, items = [] } = body
    const at = { nameOfGuide, field: 'cart.guideInfo.id' }
    const guideInfo = await guideOfCart(db, call.params, request.guideInfo, at)
    const { cartId, warning } = await startCart(db, call, { ...request, isVisibleToCustomer, guideInfo })
    const cart =
      items.length > 0
        ? await fillCart(db, cartId, items, call)
        : await visibleCart(db, { ...questionOf(call), cartId }, caller)
    return {
      isSuccess: true as const,
      message: 'Cart created successfully',
      ...(warning !== null && { warning }),
      cart: answerCart(cart, call),
    }
  })

/** CART-2: the caller's active cart. */
export const getActiveCartHandler = handle(getActiveCart, async (call) => {
  const { actor, isStaff } = call.caller
  const { cart, openCarts, movedDate } = await readActiveCart(call.db, questionOf(call), isStaff)
  if (!cart || !maySeeCart(cart, actor)) return { cart: null, openCarts }
  // Staff who act as the owner would take the news away from the owner.
  return { cart: answerCart(cart, call), openCarts, ...(actor.kind !== 'proxy' && { movedDate }) }
})

/** One cart. */
export const getCartHandler = handleAhead(
  getCart,
  ({ params, now }) => cartQuery({ ...params, now }),
  async (call, [row]: readonly CartRow[]) => ({
    cart: answerCart(await visibleCartOf(call.db, row, call.caller), call),
  }),
)

/**
 * CART-8: discards a cart and switches to another when asked; when that one cannot be switched to,
 * nothing happens.
 */
export const discardCartHandler = handle(discardCart, async (call) => {
  const { db, params, query, caller } = call
  const question = questionOf(call)
  return db.inTransaction(async (tx) => {
    const cart = await lockCart(tx, { ...question, cartId: params.cartId })
    orRefuse(mayDiscardCart(cart, caller.actor, []))
    refuseStale(cart, call)
    const other = query.switchToCartId === undefined ? undefined : await switchTarget(query.switchToCartId)
    await saveCart(tx, cart, { kind: 'discarded', head: { status: 'discarded' } }, changedBy(call))
    if (other) await makeActive(tx, { ...question, cartId: other })
    const activeCartId = other ?? (cart.isActive ? null : await activeIdOf())
    return { isSuccess: true as const, message: 'Cart discarded successfully', activeCartId }

    async function switchTarget(cartId: string): Promise<string> {
      const target = cartId === params.cartId ? undefined : await readCart(tx, { ...question, cartId })
      if (!target) throw new Refused(cartRefusals.cart_not_found)
      orRefuse(maySwitchToCart(target, caller.actor))
      return target.id
    }
    async function activeIdOf(): Promise<string | null> {
      const { cart: active } = await readActiveCart(tx, question, caller.isStaff)
      return active && maySeeCart(active, caller.actor) ? active.id : null
    }
  })
})

/** CART-7: makes a cart the caller's active one. */
export const setActiveCartHandler = handle(setActiveCart, async (call) => {
  const { db, body, caller } = call
  const question = { ...questionOf(call), cartId: body.activeCartId }
  const cart = await visibleCart(db, question, caller)
  orRefuse(maySwitchToCart(cart, caller.actor))
  // Ordered or discarded in the meantime: nothing is made active.
  if (!(await makeActive(db, question))) throw new Refused(cartRefusals.cart_not_found)
  void call.reply.header('etag', `"${cart.version}"`)
  const active = toCart({ ...cart, isActive: true }, caller.actor)
  return { isSuccess: true as const, message: 'Active cart set successfully', cart: active }
})
