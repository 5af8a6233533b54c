import type { CallAnswer } from '#contract/endpoint.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { getDashboard } from '../dashboard.endpoints.ts'

type Dashboard = CallAnswer<typeof getDashboard>
type Account = NonNullable<Dashboard['account']>

/** Which parts the reader may see. */
export interface DashboardParts {
  readonly orders: boolean
  readonly account: boolean
}

const onItsWay = `o.division = :division and o.ship_to = :shipTo
  and o.status in ('Placed', 'InProgress', 'Failed', 'Open')`

// Each part is read only when its flag is set: what somebody may not see is not even fetched.
const atAGlance = sql(
  'dashboard.at-a-glance',
  `select
     case when :orders then coalesce((
       select json_agg(row_to_json(x)) from (
         select o.id, o.order_number as "orderNumber", o.po, o.status, o.delivery_date as "deliveryDate",
                (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
                o.subtotal_cents as subtotal, o.has_estimates as "isEstimate",
                case when o.status <> 'Failed' then '' else coalesce((
                  select c.message from order_status_changes c
                  where c.order_id = o.id and c.status = 'Failed' order by c.at desc limit 1), '') end as reason
         from orders o where ${onItsWay} and o.placed_at > :today::date - 60
         order by o.status <> 'Failed', o.delivery_date nulls last, o.placed_at desc limit 6) x), '[]') end as orders,
     case when :orders then coalesce((
       select json_agg(row_to_json(x)) from (
         select o.delivery_date as date, count(*)::int as orders, sum(o.total_cases)::int as cases
         from orders o where ${onItsWay} and o.status <> 'Failed' and o.delivery_date >= :today::date
         group by o.delivery_date order by o.delivery_date limit 5) x), '[]') end as deliveries,
     case when :orders then (
       select json_agg(json_build_object('monday', x.monday, 'cases', x.cases, 'spend', x.spend) order by x.monday) from (
         select to_char(w.monday, 'YYYY-MM-DD') as monday, coalesce(sum(o.total_cases), 0) as cases,
                coalesce(sum(o.subtotal_cents), 0) as spend
         from generate_series(date_trunc('week', :today::date) - interval '11 weeks', date_trunc('week', :today::date),
                              '1 week') w (monday)
         left join orders o on o.division = :division and o.ship_to = :shipTo
           and o.delivery_date >= w.monday::date and o.delivery_date < w.monday::date + 7
           and o.status not in ('Failed', 'Expired', 'Cancelled')
         group by w.monday) x) end as weeks,
     case when :account then (
       select json_build_object('open', coalesce(sum(i.open_cents), 0),
         'pastDue', coalesce(sum(i.open_cents) filter (where i.due_date < :today::date), 0),
         'pastDueInvoices', count(*) filter (where i.due_date < :today::date),
         'nextDueDate', min(i.due_date) filter (where i.due_date >= :today::date))
       from invoices i where i.division = :division and i.ship_to = :shipTo and i.open_cents > 0) end as account`,
)

/** SHELL-8: orders, deliveries, weeks and what is owed, in one statement. */
export const dashboardOf = (
  db: Queries,
  { division, shipTo }: { division: string; shipTo: string },
  today: CalendarDate,
  parts: DashboardParts,
): Promise<Pick<Dashboard, 'orders' | 'deliveries' | 'weeks'> & { account: Omit<Account, 'billTo'> | null }> =>
  db.row(atAGlance({ division, shipTo, today, ...parts }))
