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
  readonly items: boolean
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
                o.subtotal_cents as subtotal, o.has_estimates as "isEstimate"
         from orders o where ${onItsWay} and o.placed_at > :today::date - 60
         order by o.status <> 'Failed', o.delivery_date nulls last, o.placed_at desc limit 6) x), '[]') end as orders,
     case when :orders then coalesce((
       select json_agg(row_to_json(x)) from (
         select o.delivery_date as date, count(*)::int as orders, sum(o.total_cases)::int as cases
         from orders o where ${onItsWay} and o.status <> 'Failed' and o.delivery_date >= :today::date
         group by o.delivery_date order by o.delivery_date limit 5) x), '[]') end as deliveries,
     case when :account then (
       select json_build_object('open', coalesce(sum(i.open_cents), 0),
         'pastDue', coalesce(sum(i.open_cents) filter (where i.due_date < :today::date), 0),
         'pastDueInvoices', count(*) filter (where i.due_date < :today::date),
         'nextDueDate', min(i.due_date) filter (where i.due_date >= :today::date))
       from invoices i where i.division = :division and i.ship_to = :shipTo and i.open_cents > 0) end as account,
     case when :items then coalesce((
       select json_agg(row_to_json(x)) from (
         select i.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription",
                c.top_id as placeholder, u.times_ordered as "timesOrdered"
         from item_purchases u
         join items i on i.division = u.division and i.item_number = u.item_number and i.erp_status = 'active'
           and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))
         join categories c on c.id = i.category_id
         where u.division = :division and u.ship_to = :shipTo
         order by u.times_ordered desc, u.last_ordered_at desc nulls last, u.item_number limit 8) x), '[]')
     end as "usualItems"`,
)

/** SHELL-8: orders, deliveries, what is owed and what is usual, in one statement. */
export const dashboardOf = (
  db: Queries,
  { division, shipTo }: { division: string; shipTo: string },
  today: CalendarDate,
  parts: DashboardParts,
): Promise<Pick<Dashboard, 'orders' | 'deliveries' | 'usualItems'> & { account: Omit<Account, 'billTo'> | null }> =>
  db.row(atAGlance({ division, shipTo, today, ...parts }))
