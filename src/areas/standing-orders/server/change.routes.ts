import { v7 as uuidv7 } from 'uuid'
import type { CalendarDate } from '#kit/dates.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { visibleItems } from '#areas/guides/server/public.ts'
import { mayOrderFor } from '#areas/items/rules/may-order-for.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routesOf } from '#areas/routing/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { checkStandingOrder, maySetMode } from '../rules/check-standing-order.ts'
import { lastClosedDay, type StandingCalendar } from '../rules/next-occurrences.ts'
import {
  createStandingOrder,
  deleteStandingOrder,
  pauseStandingOrder,
  skipStandingDates,
  updateStandingOrder,
} from '../standing-orders.endpoints.ts'
import { standingRefusals } from '../standing-orders.refusals.ts'
import { standingLimits, type StandingPlan } from '../standing-orders.ts'
import { releaseDrafts, waitForTapOf } from './run.store.ts'
import { calendarOf, comingOf } from './schedule-of.ts'
import {
  changeOrder,
  countOrders,
  insertOrder,
  lockOrder,
  removeOrder,
  saveSkips,
  setPaused,
  type StoredOrder,
} from './standing-order.store.ts'

type PlanCall = Pick<Call<typeof createStandingOrder>, 'params' | 'caller' | 'now' | 'address'>

/** NEXT-4: sets a standing order up. */
export const createStandingOrderHandler = handle(createStandingOrder, async (call) => {
  const { db, params, body, caller, now } = call
  const plan = withoutEmpty(body)
  const plannedThrough = await checkedPlan(db, call, plan)
  await lockShipTo(db, params)
  if ((await countOrders(db, params)) >= standingLimits.orders) throw new Refused(standingRefusals.standing_too_many)
  const { userId } = caller.actor
  const { lines, ...row } = plan
  const id = uuidv7()
  await insertOrder(db, params, { ...row, id, ownerId: userId, userId, plannedThrough, now }, lines)
  await record(db, call, 'standing-order.create', id, { ...row, lines: lines.length })
  return { isSuccess: true as const, message: 'Standing order added', id }
})

/** NEXT-4: changes a standing order. */
export const updateStandingOrderHandler = handle(updateStandingOrder, async (call) => {
  const { params, caller, now, ifMatch, services } = call
  const { takesOver, ...body } = call.body
  const plan = withoutEmpty(body)
  await services.db.inTransaction(async (tx) => {
    const before = await orderToChange(tx, params)
    if (ifMatch !== null && ifMatch !== before.version) {
      const { changedByName, version } = before
      throw new Refused({ ...standingRefusals.standing_order_changed, details: { changedByName, version } })
    }
    const plannedThrough = await checkedPlan(tx, call, plan, before)
    const { userId } = caller.actor
    const { lines, ...row } = plan
    const ownerId = takesOver ? userId : before.ownerId
    await changeOrder(tx, { ...row, id: before.id, ownerId, userId, plannedThrough, now }, lines)
    if (plan.mode === 'ask') await waitForTapOf(tx, before.id)
    await record(tx, call, 'standing-order.change', before.id, { ...row, lines: lines.length, takesOver })
  })
  return { isSuccess: true as const, message: 'Standing order changed' }
})

/** NEXT-4: pauses a standing order or goes on; its waiting draft does not place itself. */
export const pauseStandingOrderHandler = handle(pauseStandingOrder, async (call) => {
  const { params, body, caller, now, services } = call
  const { isPaused } = body
  await services.db.inTransaction(async (tx) => {
    const { id, plannedThrough: before } = await orderToChange(tx, params)
    const calendar = await calendarFor(tx, call)
    if (!isPaused && calendar.route === null) throw new Refused(standingRefusals.standing_no_route)
    const plannedThrough = isPaused ? before : closedDay(calendar, now)
    await setPaused(tx, { id, isPaused, plannedThrough, userId: caller.actor.userId, now })
    if (isPaused) await waitForTapOf(tx, id)
    await record(tx, call, isPaused ? 'standing-order.pause' : 'standing-order.resume', id, {})
  })
  return { isSuccess: true as const, message: isPaused ? 'Standing order paused' : 'Standing order resumed' }
})

/** NEXT-4: leaves deliveries out, or takes them back in. */
export const skipStandingDatesHandler = handle(skipStandingDates, async (call) => {
  const { params, body, caller, now, services } = call
  return services.db.inTransaction(async (tx) => {
    const order = await orderToChange(tx, params)
    const calendar = await calendarFor(tx, call)
    const { id } = order
    let { skipped, skipUntil } = order
    if ('skipUntil' in body) ({ skipUntil } = body)
    else {
      const { plannedOn, isSkipped } = body
      const coming = comingOf(order, calendar, standingLimits.skips).occurrences
      if (isSkipped && !coming.some((each) => each.plannedOn === plannedOn))
        throw new Refused({ ...standingRefusals.standing_date_unknown, field: 'plannedOn' })
      const kept = skipped.filter((date) => date !== plannedOn && date > order.plannedThrough)
      skipped = isSkipped ? [...kept, plannedOn].toSorted().slice(-standingLimits.skips) : kept
    }
    await saveSkips(tx, { id, skipped, skipUntil, userId: caller.actor.userId, now })
    await record(tx, call, 'standing-order.skip', id, body)
    return { isSuccess: true as const, message: messageOf(body) }
  })
})

const messageOf = (body: Call<typeof skipStandingDates>['body']): string => {
  if ('skipUntil' in body) return body.skipUntil === null ? 'Deliveries go on' : 'Deliveries skipped'
  return body.isSkipped ? 'Delivery skipped' : 'Delivery is back'
}

/** NEXT-4: ends a standing order. */
export const deleteStandingOrderHandler = handle(deleteStandingOrder, async (call) => {
  const { params, caller, now, services } = call
  await services.db.inTransaction(async (tx) => {
    const { id } = await orderToChange(tx, params)
    await removeOrder(tx, { id, userId: caller.actor.userId, now })
    await releaseDrafts(tx, id, 'The standing order was deleted; the draft is a usual cart.', now)
    await record(tx, call, 'standing-order.delete', id, {})
  })
  return { isSuccess: true as const, message: 'Standing order deleted' }
})

/** What stands beside another choice is not kept. */
const withoutEmpty = (plan: StandingPlan): StandingPlan => ({
  ...plan,
  weekdays: [...new Set(plan.weekdays)].toSorted((a, b) => a - b),
  lines: plan.parGuideId === null ? plan.lines.filter((line) => line.orderedCases + line.orderedUnits > 0) : [],
})

async function orderToChange(
  tx: Queries,
  params: { division: string; shipTo: string; standingOrderId: string },
): Promise<StoredOrder> {
  const found = await lockOrder(tx, params, params.standingOrderId)
  if (!found) throw new Refused(standingRefusals.standing_order_not_found)
  return found
}

const calendarFor = async (db: Queries, { params, caller }: Pick<PlanCall, 'params' | 'caller'>) =>
  calendarOf(await routesOf(db, params.division, params.shipTo), shipToOf(caller).timeZone)

const closedDay = ({ route, timeZone }: StandingCalendar, now: Date): CalendarDate =>
  lastClosedDay(todayIn(timeZone, now), now, route!, timeZone)

const guideThere = sql(
  'standing.guide-there',
  'select exists (select from guides where division = :division and ship_to = :shipTo and id = :guideId) as "isThere"',
)

/** Refuses a plan that may not be; the last planned day it leaves alone. */
async function checkedPlan(
  db: Queries,
  call: PlanCall,
  plan: StandingPlan,
  before?: Pick<StoredOrder, 'startsOn' | 'mode'>,
): Promise<CalendarDate> {
  const { params, caller, now } = call
  orRefuse(mayOrderFor(shipToOf(caller)))
  // Whoever may not place orders changes no line of what places itself.
  orRefuse(maySetMode(caller.actor, before?.mode === 'auto' ? 'auto' : plan.mode))
  const calendar = await calendarFor(db, call)
  const today = todayIn(calendar.timeZone, now)
  const routeDays = calendar.route?.days ?? null
  orRefuse(checkStandingOrder(plan, { routeDays, today, startedOn: before?.startsOn }))
  const { parGuideId } = plan
  if (parGuideId !== null) {
    const { division, shipTo } = params
    const { isThere } = await db.row<{ isThere: boolean }>(guideThere({ division, shipTo, guideId: parGuideId }))
    if (!isThere) throw new Refused({ ...standingRefusals.standing_guide_unknown, field: 'parGuideId' })
  }
  const numbers = plan.lines.map(({ itemNumber }) => itemNumber)
  const known = await visibleItems(db, params, numbers)
  const unknown = numbers.filter((itemNumber) => !known.has(itemNumber))
  if (unknown.length > 0 && before === undefined)
    throw new Refused({ ...standingRefusals.standing_item_unknown, field: 'lines', details: { itemNumbers: unknown } })
  return closedDay(calendar, now)
}

const lockPlace = sql(
  'standing.lock-ship-to',
  'select number from ship_tos where division = :division and number = :shipTo for no key update',
)
/** One at a time counts and adds. */
const lockShipTo = async (db: Queries, { division, shipTo }: { division: string; shipTo: string }) =>
  void (await db.rows(lockPlace({ division, shipTo })))

/** An entry of the trail. */
export async function record(
  db: Queries,
  { caller, address, params }: PlanCall,
  action: string,
  id: string,
  details: object,
): Promise<void> {
  const { division, shipTo } = params
  await audit(db, { actor: caller.actor, action, entity: `standing-order:${id}`, division, shipTo, details, address })
}
