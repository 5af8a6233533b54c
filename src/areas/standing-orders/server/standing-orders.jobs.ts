import { v7 as uuidv7 } from 'uuid'
import { Refused } from '#kit/decision.ts'
import { lockCart, questionOf, saveCart } from '#areas/carts/server/public.ts'
import { placeCart } from '#areas/checkout/server/public.ts'
import { userAsCaller } from '#areas/customers/server/public.ts'
import { routesOf } from '#areas/routing/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Job } from '#platform/http/area.ts'
import type { Services } from '#platform/services.ts'
import type { Occurrence } from '../rules/next-occurrences.ts'
import { standingRefusals } from '../standing-orders.refusals.ts'
import { type LineProblem, standingLimits } from '../standing-orders.ts'
import { draftCart, ownerOf, workOf } from './draft-cart.ts'
import { notifyOwner } from './notify-owner.ts'
import { fillRun, insertRun, keepDraft, settleByHand, settleRun } from './run.store.ts'
import { calendarOf, comingOf } from './schedule-of.ts'
import { readOrder, type StoredOrder } from './standing-order.store.ts'
import {
  changersOf,
  type DueOrder,
  dueDrafts,
  dueOrders,
  type HeldRun,
  holdDraft,
  holdDue,
  lookLater,
  proceedTo,
} from './work.store.ts'

/** What the job needs. */
export type Working = Pick<Services, 'db' | 'clock' | 'config'>

/** Holidays and routes change: an order is looked at again after this long, in milliseconds. */
const lookAgainMs = 12 * 3_600_000
/** When an order that could not be worked on is tried again, in milliseconds. */
const retryMs = 30 * 60_000

const laterBy = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

/**
 * NEXT-4: drafts what is due, places what places itself, and ends what nobody placed. Each delivery
 * is a transaction of its own: after a crash it was done or it is due. Any number of processes may
 * run it.
 */
export async function advanceStandingOrders(services: Working): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const failures: unknown[] = []
  const attempt = async (work: () => Promise<unknown>, failed: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      // One that cannot be worked on holds up no other.
      failures.push(error)
      await failed()
    }
  }
  await settleByHand(db, now)
  for await (const due of dueOrders(db, now))
    await attempt(
      async () => {
        while (await draftNext(services, due, now));
      },
      () => lookLater(db, due.id, laterBy(now, retryMs)),
    )
  for await (const due of dueDrafts(db, now))
    await attempt(
      () => settleDraft(services, due, now),
      async () => undefined,
    )
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} standing orders could not be worked on`)
}

/** The next delivery of an order whose time has come; false when there is none. */
async function draftNext({ db, config }: Working, due: DueOrder, now: Date): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    if (!(await holdDue(tx, due.id, now))) return false
    const order = (await readOrder(tx, due, due.id))!
    const calendar = calendarOf(await routesOf(tx, due.division, due.shipTo), due.timeZone)
    const { occurrences, isEnded } = comingOf(order, calendar, 1)
    const [next] = occurrences
    if (!next || next.draftAt > now) {
      const again = laterBy(now, lookAgainMs)
      const lookAt = next && next.draftAt < again ? next.draftAt : again
      await lookLater(tx, due.id, isEnded ? null : lookAt)
      return false
    }
    await handleDelivery(tx, { order, due, next, now, publicUrl: config.publicUrl })
    await proceedTo(tx, due.id, next.plannedOn, now)
    return true
  })
}

interface Delivery {
  readonly order: StoredOrder
  readonly due: DueOrder
  readonly next: Occurrence
  readonly now: Date
  readonly publicUrl: string
}

const skipWords = {
  asked: 'Skipped as wished.',
  until: 'Skipped as wished.',
  holiday: 'No truck comes on this day.',
} as const

async function handleDelivery(tx: Queries, { order, due, next, now, publicUrl }: Delivery): Promise<void> {
  const { plannedOn, deliverOn, cutOffAt, skip } = next
  const run = { runId: uuidv7(), id: order.id, plannedOn, deliverOn, cutOffAt, now }
  if (skip !== null) {
    await insertRun(tx, { ...run, state: 'skipped', reason: skipWords[skip] })
    return
  }
  if (!(await insertRun(tx, { ...run, state: 'drafted', reason: null }))) return
  const about = { order, due, delivery: { deliverOn, cutOffAt }, publicUrl }
  try {
    if (cutOffAt <= now) throw new Refused(standingRefusals.standing_too_late)
    const draft = await tx.inTransaction((inner) => draftCart(inner, order, deliverOn, now))
    const placeAt =
      order.mode === 'auto' ? new Date(cutOffAt.getTime() - standingLimits.placedMinutesBefore * 60_000) : null
    await fillRun(tx, order.id, run.runId, { ...draft, placeAt })
    const news = { kind: 'drafted', subtotal: draft.subtotal, placeAt, needsPo: order.po === null } as const
    await notifyOwner(tx, { ...about, problems: draft.problems }, news)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { code, message: reason, details } = error.refusal
    const { problems = [] } = (details ?? {}) as { problems?: readonly LineProblem[] }
    const isAtPar = code === standingRefusals.standing_par_full.code
    await settleRun(tx, run.runId, { state: isAtPar ? 'skipped' : 'failed', reason, problems }, now)
    if (!isAtPar) await notifyOwner(tx, { ...about, problems }, { kind: 'failed', reason })
  }
}

/** A draft whose time has come: it is placed, or its cut-off has passed. */
async function settleDraft(services: Working, due: DueOrder & { runId: string }, now: Date): Promise<void> {
  const { db, config } = services
  await db.inTransaction(async (tx) => {
    const run = await holdDraft(tx, due.runId)
    if (!run) return
    const order = await readOrder(tx, due, due.id)
    if (!order) return
    const about = { order, due, delivery: run, problems: run.problems, publicUrl: config.publicUrl }
    if (run.cutOffAt <= now) {
      const reason = run.reason ?? 'Nobody placed it before the cut-off.'
      await discardUnlessChanged(tx, order, run, now)
      await settleRun(
        tx,
        run.runId,
        { state: run.reason === null && run.placeAt === null ? 'lapsed' : 'failed', reason },
        now,
      )
      await notifyOwner(tx, about, { kind: 'lapsed', reason })
      return
    }
    if (run.placeAt === null || run.placeAt > now) return
    try {
      const placed = await tx.inTransaction((inner) => placeByItself(inner, services, order, run, now))
      await settleRun(tx, run.runId, { state: 'placed', order: placed }, now)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const reason = error.refusal.message
      await keepDraft(tx, run.runId, reason)
      await notifyOwner(tx, about, { kind: 'notPlaced', reason })
    }
  })
}

/**
 * NEXT-4: in the name of the owner, with what they may at this moment, by the rules of every order.
 */
async function placeByItself(tx: Queries, { config }: Working, order: StoredOrder, run: HeldRun, now: Date) {
  const caller = await ownerOf(tx, order)
  const work = workOf(order, caller, now)
  const cart = await lockCart(tx, { ...questionOf(work), cartId: run.cartId })
  for (const userId of await changersOf(tx, run.cartId))
    if (!(await userAsCaller(tx, userId, order))?.actor.can('addOrder'))
      throw new Refused(standingRefusals.standing_changed_without_right)
  if (order.po === null && cart.po === '') throw new Refused(standingRefusals.standing_po_needed)
  const params = { ...work.params, cartId: run.cartId }
  const answer = await placeCart({ ...work, db: tx, params, body: {}, ifMatch: cart.version, services: { config } })
  return answer.order
}

/** What nobody touched is discarded; what somebody changed stays as a cart of theirs. */
async function discardUnlessChanged(tx: Queries, order: StoredOrder, run: HeldRun, now: Date): Promise<void> {
  if ((await changersOf(tx, run.cartId)).length > 0) return
  const { division, shipTo, ownerId, ownerName } = order
  const cart = await lockCart(tx, { division, shipTo, cartId: run.cartId, holder: ownerId, punchoutId: null, now })
  if (cart.status !== 'open') return
  const actor = { userId: ownerId, realUserId: ownerId, kind: 'external', can: () => false } as const
  const by = { actor, name: ownerName, now, address: '' }
  await saveCart(tx, cart, { kind: 'discarded', head: { status: 'discarded' } }, by)
}

/** NEXT-4: every minute: a draft that is due when it is set up appears soon after. */
export const advanceStandingOrdersJob: Job = {
  name: 'advance-standing-orders',
  schedule: '* * * * *',
  run: (_, services) => advanceStandingOrders(services),
}
