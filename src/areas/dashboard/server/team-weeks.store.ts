import type { CallAnswer } from '#contract/endpoint.ts'
import { shipTosAllowed } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { getTeamWeeks } from '../work-queue.endpoints.ts'

type Weeks = CallAnswer<typeof getTeamWeeks>['weeks']

// A customer reached in two ways counts once. The index by ship-to and delivery date bounds what
// is read to the weeks asked for; a day more on both sides covers every time zone.
const weeks = sql(
  'dashboard.team-weeks',
  `select json_agg(json_build_object('monday', x.monday, 'cases', x.cases, 'spend', x.spend) order by x.monday) as weeks
   from (
     select max(w.monday) as monday, coalesce(sum(o.cases), 0) as cases, coalesce(sum(o.spend), 0) as spend
     from (
       select d.code, n, date_trunc('week', :now::timestamptz at time zone d.time_zone)::date - 7 * n as monday
       from divisions d cross join generate_series(0, 11) n) w
     left join (
       select o.division, date_trunc('week', o.delivery_date)::date as monday, sum(o.total_cases) as cases,
              sum(o.subtotal_cents) as spend
       from (select distinct a.division, a.ship_to from ${shipTosAllowed(':userId')} a) a
       join orders o on o.division = a.division and o.ship_to = a.ship_to
         and o.delivery_date between (:now::timestamptz)::date - 85 and (:now::timestamptz)::date + 8
         and o.status not in ('Failed', 'Expired', 'Cancelled')
       group by 1, 2) o on o.division = w.code and o.monday = w.monday
     group by w.n) x`,
)

/** SHELL-8: the last 12 weeks of the customers of a member of staff, the present one last. */
export const teamWeeksOf = async (db: Queries, userId: string, now: Date): Promise<Weeks> =>
  (await db.row<{ weeks: Weeks }>(weeks({ userId, now }))).weeks
