import type { CallAnswer } from '#contract/endpoint.ts'
import { mayShipTo } from '#areas/people/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { getWorkQueue } from '../dashboard.endpoints.ts'

/** Most entries of a list: what is beyond shows when these are done. */
const most = 20

const place = (of: string) => `${of}.division, ${of}.ship_to as "shipTo", s.name as "shipToName"`
const shipTo = (of: string) => `join ship_tos s on s.division = ${of}.division and s.number = ${of}.ship_to`
const mine = (of: string) => mayShipTo('u', `${of}.division`, `${of}.ship_to`)
const list = (select: string) => `coalesce((select json_agg(row_to_json(x)) from (${select} limit ${most}) x), '[]')`

const queue = sql(
  'dashboard.work-queue',
  `select
     ${list(`select ${place('o')}, o.id, o.order_number as "orderNumber", o.status,
               to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "placedAt"
             from orders o ${shipTo('o')}
             where o.status in ('Failed', 'Expired') and o.placed_at > $2::timestamptz - interval '14 days' and ${mine('o')}
             order by o.placed_at desc`)} as "failedOrders",
     ${list(`select ${place('k')}, k.id, k.po, k.delivery_date as "deliveryDate",
               k.is_visible_to_customer as "isVisibleToCustomer",
               (select count(*)::int from cart_lines l where l.cart_id = k.id) as lines
             from carts k ${shipTo('k')}
             where k.status = 'open' and k.delivery_date between $2::date - 1 and $2::date + 3
               and exists (select 1 from cart_lines l where l.cart_id = k.id) and ${mine('k')}
             order by k.delivery_date, s.name`)} as "openCarts",
     case when $3 then ${list(`select ${place('i')}, sum(i.open_cents)::bigint as "pastDue", count(*)::int as invoices,
               min(i.due_date) as "oldestDueDate"
             from invoices i ${shipTo('i')}
             where i.open_cents > 0 and i.due_date < $2::date and ${mine('i')}
             group by i.division, i.ship_to, s.name
             order by sum(i.open_cents) desc`)} end as "overdueAccounts"
   from users u where u.id = $1`,
)

/** SHELL-8: what waits for a member of staff, in one statement over the customers they look after. */
export const workQueueOf = (
  db: Queries,
  userId: string,
  now: Date,
  maySeeInvoices: boolean,
): Promise<CallAnswer<typeof getWorkQueue>> => db.row(queue, [userId, now, maySeeInvoices])
