import type { z } from 'zod'
import { myDivisions, shipToOf } from '#areas/customers/server/public.ts'
import { orRefuse, Refused, why } from '#kit/decision.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { handle, handleAheadOnReplica, handleOnReplica } from '#platform/http/handle.ts'
import type { orderQuery } from '../order-filters.ts'
import { findOrders, getOrder, getOrderVersion, listOrders, searchOrders } from '../orders.endpoints.ts'
import { orderRefusals } from '../order.refusals.ts'
import { mayCancelOrder, mayChangeOrder } from '../rules/may-change-order.ts'
import { orderRange } from '../rules/order-range.ts'
import { changeFactsQuery, type FactsRow, readChangeFacts, toChangeFacts } from './change-facts.store.ts'
import { type ListPage, readNamedOrders, readOrders } from './order-list.store.ts'
import { readOrder } from './order.store.ts'
import { readVersion } from './order-version.store.ts'

type OrderQuery = z.output<typeof orderQuery>

/** ORDER-1: sales orders of the ship-to. */
export const listOrdersHandler = handleOnReplica(listOrders, async ({ db, params, query, caller, now, services }) => {
  const { timeZone } = shipToOf(caller)
  const today = todayIn(timeZone, now)
  const range = orRefuse(orderRange(query, today, services.config.constants.salesOrderDaysBack))
  return { ...(await pageOf(query, (page) => readOrders(db, params, range, query, page))), ...range, today, timeZone }
})

/** ORDER-1: sales orders of every ship-to the caller may act for, narrowed. */
export const searchOrdersHandler = handleOnReplica(searchOrders, async ({ db, caller, query, now, services }) => {
  const { userId } = caller.actor
  const divisions = await myDivisions(db, userId)
  const today = firstDay(divisions, now)
  const range = orRefuse(orderRange(query, today, services.config.constants.salesOrderDaysBack))
  const of = { userId, scope: query }
  return {
    ...(await pageOf(query, (page) => readOrders(db, of, range, query, page))),
    ...range,
    today,
    timeZones: Object.fromEntries(divisions.map(({ code, timeZone }) => [code, timeZone])),
  }
})

/** Of several divisions' days the earlier one, so that no range ends too far ahead in any. */
const firstDay = (divisions: readonly { readonly timeZone: string }[], now: Date): string =>
  divisions.map(({ timeZone }) => todayIn(timeZone, now)).toSorted()[0] ?? todayIn('UTC', now)

async function pageOf(
  { pageNo, pageSize, includeTotal = false }: Pick<OrderQuery, 'pageNo' | 'pageSize' | 'includeTotal'>,
  read: (page: ListPage) => ReturnType<typeof readOrders>,
) {
  const { orders, total } = await read({ limit: pageSize, offset: (pageNo - 1) * pageSize, includeTotal })
  return { orders, ...(total !== null && { totalRecords: total }), pageNo, pageSize }
}

/** SHELL-10: orders of all ship-tos the caller may act for, by number or PO. */
export const findOrdersHandler = handleOnReplica(findOrders, async ({ db, caller, query: { keyword, limit } }) => ({
  orders: await readNamedOrders(db, caller.actor.userId, keyword, limit),
}))

/** ORDER-1: one order; those of other ship-tos read like missing ones. */
export const getOrderHandler = handleAheadOnReplica(
  getOrder,
  ({ params }) => changeFactsQuery(params),
  async ({ db, params, caller, now }, [row]: readonly FactsRow[]) => {
    const facts = toChangeFacts(row, now)
    const order = facts && (await readOrder(db, params, params.orderId, caller.isStaff))
    if (!order || !facts) throw new Refused(orderRefusals.order_not_found)
    return {
      order,
      timeZone: facts.timeZone,
      cutOffAt: facts.cutOffAt,
      whyNotChange: why(mayChangeOrder(facts, caller.actor, now)) ?? null,
      whyNotCancel: why(mayCancelOrder(facts, caller.actor, now)) ?? null,
    }
  },
)

/** NEXT-2: what an order was before it was changed. */
export const getOrderVersionHandler = handle(getOrderVersion, async ({ db, params, caller, now }) => {
  const order = await readVersion(db, params, params.version, caller.isStaff)
  if (order) return { order }
  const isThere = await readChangeFacts(db, params, now)
  throw new Refused(isThere ? orderRefusals.order_version_not_found : orderRefusals.order_not_found)
})
