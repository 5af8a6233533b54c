import { orRefuse, Refused } from '#kit/decision.ts'
import { timeZoneOf } from '#areas/routing/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { handle } from '#platform/http/handle.ts'
import { findOrders, getOrder, listOrders } from '../orders.endpoints.ts'
import { orderRefusals } from '../order.refusals.ts'
import { orderRange } from '../rules/order-range.ts'
import { readNamedOrders, readOrder, readOrders } from './order.store.ts'

/** ORDER-1: sales orders of the ship-to. */
export const listOrdersHandler = handle(listOrders, async ({ db, params, query, now, services }) => {
  const timeZone = await timeZoneOf(db, params.division)
  const today = todayIn(timeZone, now)
  const range = orRefuse(orderRange(query, today, services.config.constants.salesOrderDaysBack))
  const { orders, total } = await readOrders(db, params, range, query)
  const { pageNo, pageSize } = query
  return { orders, ...(total !== null && { totalRecords: total }), pageNo, pageSize, timeZone, today, ...range }
})

/** SHELL-10: orders of all ship-tos the caller may act for, by number or PO. */
export const findOrdersHandler = handle(findOrders, async ({ db, caller, query: { keyword, limit } }) => ({
  orders: await readNamedOrders(db, caller.actor.userId, keyword, limit),
}))

/** ORDER-1: one order; those of other ship-tos read like missing ones. */
export const getOrderHandler = handle(getOrder, async ({ db, params, caller }) => {
  const order = await readOrder(db, params, params.orderId, caller.isStaff)
  if (!order) throw new Refused(orderRefusals.order_not_found)
  return { order, timeZone: await timeZoneOf(db, params.division) }
})
