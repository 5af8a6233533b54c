import { orRefuse, Refused } from '#kit/decision.ts'
import { cartTotals } from '#areas/carts/rules/cart-totals.ts'
import { cartQuery, type CartRow, totalledLines, visibleCartOf } from '#areas/carts/server/public.ts'
import { mayUseGuides } from '#areas/customers/rules/may-use-guides.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import { itemFacts, itemSummaries } from '#areas/items/server/public.ts'
import { routesOf } from '#areas/routing/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { getStandingOrder, listStandingDrafts, listStandingOrders } from '../standing-orders.endpoints.ts'
import { standingRefusals } from '../standing-orders.refusals.ts'
import { type StandingDraft, standingLimits } from '../standing-orders.ts'
import { draftsOf, runsOf } from './run.store.ts'
import { calendarOf, comingOf, toDelivery, toRow } from './schedule-of.ts'
import { readLines, readOrder, readOrders } from './standing-order.store.ts'

/** NEXT-4: the standing orders of a ship-to. */
export const listStandingOrdersHandler = handle(listStandingOrders, async ({ db, params, caller }) => {
  const shipTo = shipToOf(caller)
  orRefuse(mayUseGuides(shipTo))
  const calendar = calendarOf(await routesOf(db, params.division, params.shipTo), shipTo.timeZone)
  const orders = await readOrders(db, params)
  const standingOrders = orders.map((order) => toRow(order, calendar, caller.actor.userId))
  return { timeZone: shipTo.timeZone, standingOrders }
})

/** NEXT-4: the drafts that wait, each with its cart as it is now. */
export const listStandingDraftsHandler = handle(listStandingDrafts, async ({ db, params, caller, now }) => {
  const { division, shipTo } = params
  const drafts: StandingDraft[] = []
  for (const draft of await draftsOf(db, { division, shipTo, isStaff: caller.isStaff, now })) {
    const row = await db.maybe<CartRow>(cartQuery({ division, shipTo, cartId: draft.cartId, now }))
    const cart = await visibleCartOf(db, row, caller)
    const { subtotal: total, isEstimate, lines } = cartTotals(totalledLines(cart))
    drafts.push({ ...draft, cartVersion: cart.version, lines, total, isEstimate })
  }
  return { timeZone: shipToOf(caller).timeZone, drafts }
})

/** NEXT-4: one standing order. */
export const getStandingOrderHandler = handle(getStandingOrder, async ({ db, params, caller, reply }) => {
  const { timeZone } = shipToOf(caller)
  const order = await readOrder(db, params, params.standingOrderId)
  if (!order) throw new Refused(standingRefusals.standing_order_not_found)
  void reply.header('etag', `"${order.version}"`)
  const calendar = calendarOf(await routesOf(db, params.division, params.shipTo), timeZone)
  const { occurrences, isEnded } = comingOf(order, calendar, standingLimits.ahead)
  const lines = await readLines(db, order.id)
  const numbers = lines.map(({ itemNumber }) => itemNumber)
  const [facts, summaries] = [await itemFacts(db, params, numbers), await itemSummaries(db, params, numbers)]
  const { startsOn, endsOn, deliveries, onHoliday, draftHours, po, parGuideId, skipUntil, skipped } = order
  const standingOrder = {
    ...toRow(order, calendar, caller.actor.userId),
    startsOn,
    endsOn,
    deliveries,
    onHoliday,
    draftHours,
    po,
    parGuideId,
    skipUntil,
    skipped: [...skipped],
    lines: lines.map((line) => {
      const seen = facts.get(line.itemNumber)
      const item = seen && isItemVisible(seen) ? summaries.get(line.itemNumber) : undefined
      const { description = '', packSizeDescription = '' } = item ?? {}
      return { ...line, description, packSizeDescription }
    }),
    coming: occurrences.map(toDelivery),
    isEnded,
    runs: await runsOf(db, order.id),
  }
  return { timeZone, standingOrder }
})
