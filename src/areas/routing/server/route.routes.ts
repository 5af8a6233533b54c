import { Refused } from '#kit/decision.ts'
import { common } from '#contract/common-refusals.ts'
import { handle } from '#platform/http/handle.ts'
import { sql } from '#platform/database/statement.ts'
import { getRouteDays } from '../routing.endpoints.ts'
import type { RouteDaysEntry } from '../route-days.ts'
import { orderTypesFor } from '../rules/order-types-for.ts'
import { possibleDates } from '../rules/possible-dates.ts'
import { routeFor } from '../rules/route-for.ts'
import { todayIn } from '../rules/today-in.ts'
import { routeColumns, type Routes } from './route.store.ts'

const withTimeZone = sql(
  'routing.with-time-zone',
  `select d.time_zone as "timeZone", ${routeColumns(':division', ':shipTo')} from divisions d where d.code = :division`,
)

/** CUST-3: the dates of every order type the caller may choose. */
export const getRouteDaysHandler = handle(getRouteDays, async ({ db, params, caller, now }) => {
  const { division, shipTo } = params
  const found = await db.maybe<Routes & { timeZone: string }>(withTimeZone({ division, shipTo }))
  if (!found) throw new Refused(common.ship_to_not_found)
  const { timeZone, routes, holidays } = found
  const today = todayIn(timeZone, now)
  const entryOf = (soType: RouteDaysEntry['soType']): RouteDaysEntry => {
    const route = routeFor(soType, routes, caller.isStaff)
    return {
      soType,
      blockJitDrop: route?.blockJitDrop ?? false,
      highlightValidForInternal: caller.isStaff,
      routeDaysInfo: possibleDates({ route, holidays, today, now, timeZone }),
    }
  }
  return { today, timeZone, routeDays: orderTypesFor(caller.isStaff).map(entryOf) }
})
