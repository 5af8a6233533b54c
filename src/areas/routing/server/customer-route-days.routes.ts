import { addMonths } from '#kit/dates.ts'
import { handle } from '#platform/http/handle.ts'
import { sql } from '#platform/database/statement.ts'
import { customerRouteDaysOf } from '../rules/customer-route-days-of.ts'
import { maxMonthsAhead } from '../rules/possible-dates.ts'
import { todayIn } from '../rules/today-in.ts'
import { getCustomerRouteDays } from '../routing.endpoints.ts'
import { routesOf } from './route.store.ts'
import { timeZoneOf } from './time-zone.store.ts'

const holidaysAhead = sql(
  'routing.holidays-ahead',
  `select on_date as date, name from holidays where division = :division and on_date between :today and :until
   order by on_date`,
)

/** CUST-3: the weekdays agreed with a customer. */
export const getCustomerRouteDaysHandler = handle(getCustomerRouteDays, async ({ db, params, now }) => {
  const timeZone = await timeZoneOf(db, params.division)
  const today = todayIn(timeZone, now)
  const [{ routes }, holidays] = await Promise.all([
    routesOf(db, params.division, params.shipTo),
    db.rows<{ date: string; name: string }>(
      holidaysAhead({ division: params.division, today, until: addMonths(today, maxMonthsAhead) }),
    ),
  ])
  return { timeZone, routeDays: customerRouteDaysOf(routes), holidays }
})
