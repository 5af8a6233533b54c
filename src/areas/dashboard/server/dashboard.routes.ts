import { shipToOf } from '#areas/customers/server/public.ts'
import { dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { possibleDates } from '#areas/routing/rules/possible-dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routesOf } from '#areas/routing/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { getDashboard, getWorkQueue } from '../dashboard.endpoints.ts'
import { dashboardOf } from './dashboard.store.ts'
import { workQueueOf } from './work-queue.store.ts'

/** SHELL-8: the first look of a buyer. */
export const getDashboardHandler = handle(getDashboard, async ({ db, params, caller, now }) => {
  const { timeZone } = shipToOf(caller)
  const { actor, isStaff } = caller
  const today = todayIn(timeZone, now)
  const parts = {
    orders: actor.can('viewSalesOrders'),
    account: actor.can('viewInvoices'),
    items: actor.can('manageCart'),
  }
  const [glance, routes] = await Promise.all([
    dashboardOf(db, params, today, parts),
    routesOf(db, params.division, params.shipTo),
  ])
  const dates = possibleDates(dateFactsFor({ ...routes, timeZone, today, now }, 'regularDelivery', isStaff))
  const next = dates.find((date) => date.valid)
  return {
    today,
    serverTime: now.toISOString(),
    nextDelivery: next ? { date: next.possibleDeliveryDate, cutOffAt: next.cutOffAt } : null,
    ...glance,
  }
})

/** SHELL-8: the first look of staff. */
export const getWorkQueueHandler = handle(getWorkQueue, ({ db, caller, now }) =>
  workQueueOf(db, caller.actor.userId, now, caller.actor.can('viewInvoices')),
)
