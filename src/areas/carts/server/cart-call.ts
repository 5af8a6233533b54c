import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { FastifyReply } from 'fastify'
import { cartRefusals } from '../cart.refusals.ts'
import { cartHolderOf } from '../rules/cart-holder.ts'
import { maySeeCart } from '../rules/may-see-cart.ts'
import { type CartQuestion, type CartRow, loaded, readCart } from './cart.store.ts'
import type { LoadedCart } from './loaded-cart.ts'
import type { ChangedBy } from './save-cart.ts'
import { toCart, toCartDelta } from './to-cart.ts'

/** The parts of a call that cart handlers pass on. */
export interface CartCall {
  readonly params: { readonly division: string; readonly shipTo: string }
  readonly caller: Caller
  readonly now: Date
  readonly address: string
  readonly ifMatch: number | null
  readonly reply: FastifyReply
}

/** The same of work that answers nobody, such as an order that a file brought. */
export type CartWork = Omit<CartCall, 'reply'>

/** Who asks for which cart, for the store. */
export const questionOf = ({ params, caller, now }: CartWork) => ({
  division: params.division,
  shipTo: params.shipTo,
  holder: cartHolderOf(caller.actor),
  punchoutId: caller.actor.punchoutId ?? null,
  now,
})

/** Who changes a cart, for the store. */
export const changedBy = ({ caller, now, address }: CartWork): ChangedBy => ({
  actor: caller.actor,
  name: caller.name,
  now,
  address,
})

/**
 * A cart the caller may see; a hidden, ordered, discarded, foreign or missing one reads the same
 * (security 9, 13).
 */
export async function visibleCart(db: Queries, question: CartQuestion, caller: Caller): Promise<LoadedCart> {
  return orNotFound(await readCart(db, question), caller)
}

/** The same of a row that was read ahead. */
export async function visibleCartOf(db: Queries, row: CartRow | undefined, caller: Caller): Promise<LoadedCart> {
  return orNotFound(row && (await loaded(db, row, cartHolderOf(caller.actor))), caller)
}

function orNotFound(cart: LoadedCart | undefined, { actor }: Caller): LoadedCart {
  if (!cart || cart.status !== 'open' || !maySeeCart(cart, actor)) throw new Refused(cartRefusals.cart_not_found)
  return cart
}

/** Architecture, section 4: a stale If-Match returns the current cart. */
export function refuseStale(cart: LoadedCart, { ifMatch, caller }: CartWork): void {
  if (ifMatch === null || ifMatch === cart.version) return
  throw new Refused({ ...cartRefusals.cart_changed, details: { cart: toCart(cart, caller.actor) } })
}

/** The answer's cart, its version also in the ETag. */
export function answerCart(cart: LoadedCart, { caller, reply }: CartCall) {
  void reply.header('etag', `"${cart.version}"`)
  return toCart(cart, caller.actor)
}

/** A cart before and after a change of its lines. */
export interface ChangedCart {
  readonly before: LoadedCart
  readonly after: LoadedCart
}

/** The cart after a change of its lines: in full, or what changed when the caller prefers that. */
export function answerChange({ before, after }: ChangedCart, call: CartCall & { readonly isMinimal: boolean }) {
  if (!call.isMinimal) return { cart: answerCart(after, call) }
  void call.reply.header('etag', `"${after.version}"`)
  return { delta: toCartDelta(before, after, call.caller.actor) }
}
