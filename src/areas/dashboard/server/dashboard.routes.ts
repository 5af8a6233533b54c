import { accountOf } from '#areas/accounts/server/public.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { dateFactsFor } from '#areas/routing/rules/date-facts-for.ts'
import { possibleDates } from '#areas/routing/rules/possible-dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routesOf } from '#areas/routing/server/public.ts'
import { handleOnReplica } from '#platform/http/handle.ts'
import { getDashboard } from '../dashboard.endpoints.ts'
import { dashboardOf } from './dashboard.store.ts'

/** SHELL-8: the first look of a buyer. */
export const getDashboardHandler = handleOnReplica(getDashboard, async ({ db, params, caller, now }) => {
  const { timeZone, isOnCreditHold } = shipToOf(caller)
  const { actor, isStaff } = caller
  const today = todayIn(timeZone, now)
  const parts = {
    orders: actor.can('viewSalesOrders'),
    account: actor.can('viewInvoices'),
  }
  const [glance, routes, billTo] = await Promise.all([
    dashboardOf(db, params, today, parts),
    routesOf(db, params.division, params.shipTo),
    parts.account ? accountOf(db, params, actor.userId, now) : null,
  ])
  const dates = possibleDates(dateFactsFor({ ...routes, timeZone, today, now }, 'regularDelivery', isStaff))
  const next = dates.find((date) => date.valid)
  return {
    today,
    serverTime: now.toISOString(),
    nextDelivery: next ? { date: next.possibleDeliveryDate, cutOffAt: next.cutOffAt } : null,
    isOnCreditHold,
    ...glance,
    account: glance.account && billTo && { ...glance.account, billTo },
  }
})
