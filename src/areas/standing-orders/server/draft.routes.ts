import { orRefuse, Refused } from '#kit/decision.ts'
import { mayDiscardCart } from '#areas/carts/rules/may-discard-cart.ts'
import { changedBy, lockCart, questionOf, refuseStale, saveCart } from '#areas/carts/server/public.ts'
import { mayPlaceOrder } from '#areas/carts/rules/may-place-order.ts'
import { placeCart } from '#areas/checkout/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { placeStandingDraft, skipStandingDraft } from '../standing-orders.endpoints.ts'
import { standingRefusals } from '../standing-orders.refusals.ts'
import { record } from './change.routes.ts'
import { settleRun } from './run.store.ts'
import { readOrder, type Place } from './standing-order.store.ts'
import { type HeldRun, lockDraft } from './work.store.ts'

/**
 * NEXT-4: a tap places a draft, in the name of whoever taps. The locked delivery lets one at a time
 * settle it, and its cart is ordered once, ever.
 */
export const placeStandingDraftHandler = handle(placeStandingDraft, async (call) => {
  const { db, params, body, now, caller } = call
  const run = await waitingDraft(db, params, now)
  const order = await readOrder(db, params, params.standingOrderId)
  const work = { ...call, params: { ...params, cartId: run.cartId } }
  const cart = await lockCart(db, { ...questionOf(call), cartId: run.cartId })
  orRefuse(mayPlaceOrder(cart, caller.actor, cart.customer))
  refuseStale(cart, call)
  const po = body.po ?? cart.po
  if (order?.po === null && po === '') throw new Refused({ ...standingRefusals.standing_po_needed, field: 'po' })
  const isNewPo = po !== cart.po
  const seen = isNewPo ? await saveCart(db, cart, { kind: 'details-changed', head: { po } }, changedBy(call)) : cart
  const ifMatch = call.ifMatch === null ? null : seen.version
  const answer = await placeCart({ ...work, body: { expectedSubtotal: body.expectedSubtotal }, ifMatch })
  await settleRun(db, run.runId, { state: 'placed', order: answer.order }, now)
  await record(db, call, 'standing-order.place', run.id, { deliverOn: run.deliverOn, orderId: answer.order.id })
  return answer
})

/** NEXT-4: discards a draft; its day is left out. */
export const skipStandingDraftHandler = handle(skipStandingDraft, async (call) => {
  const { params, now, caller, services } = call
  await services.db.inTransaction(async (tx) => {
    const run = await waitingDraft(tx, params, null)
    const cart = await lockCart(tx, { ...questionOf(call), cartId: run.cartId })
    orRefuse(mayDiscardCart(cart, caller.actor, []))
    await saveCart(tx, cart, { kind: 'discarded', head: { status: 'discarded' } }, changedBy(call))
    await settleRun(tx, run.runId, { state: 'skipped', reason: `Skipped by ${caller.name}.` }, now)
    await record(tx, call, 'standing-order.skip-draft', run.id, { deliverOn: run.deliverOn })
  })
  return { isSuccess: true as const, message: 'Draft skipped' }
})

/** The draft, locked; refused once it is settled or, for placing, at its cut-off. */
async function waitingDraft(
  tx: Queries,
  params: Place & { standingOrderId: string; standingRunId: string },
  now: Date | null,
): Promise<HeldRun> {
  const run = await lockDraft(tx, params)
  if (!run) throw new Refused(standingRefusals.standing_draft_gone)
  if (now !== null && run.cutOffAt <= now) throw new Refused(standingRefusals.standing_draft_late)
  return run
}
