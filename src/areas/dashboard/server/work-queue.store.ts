import type { CallAnswer } from '#contract/endpoint.ts'
import { mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { getWorkQueue } from '../dashboard.endpoints.ts'

const shipToInfo = `json_build_object('division', s.division, 'number', s.number, 'name', s.name, 'city', s.city,
  'billTo', b.number, 'billToName', b.name, 'isOrderingAllowed', s.is_ordering_allowed,
  'isProspective', s.is_prospective) as "shipTo"`

/**
 * The ship-to, bill-to and division of each row under the alias `of`; only of customers the reader
 * looks after.
 */
const placeOf = (of: string) => `join ship_tos s on s.division = ${of}.division and s.number = ${of}.ship_to
  join bill_tos b on b.division = s.division and b.number = s.bill_to
  join divisions d on d.code = s.division`
const mine = (of: string) => mayShipTo('u', `${of}.division`, `${of}.ship_to`)

/** The division's day of an instant. */
const dayOf = (instant: string) => `(${instant} at time zone d.time_zone)::date`
const today = dayOf(':now::timestamptz')

/** The first entries in their order, and how many there are. */
const list = <Select extends string>(select: Select) =>
  `(
  select json_build_object('total', count(*)::int,
    'entries', coalesce(json_agg(to_jsonb(x) - 'rank' order by x.rank) filter (where x.rank <= :limit), '[]'))
  from (${select}) x)` as const
const rank = (order: string) => `row_number() over (order by ${order}) as rank`

const queue = sql(
  'dashboard.work-queue',
  `select
     ${list(`select ${shipToInfo}, o.id, o.order_number as "orderNumber", o.status,
               ${dayOf('o.placed_at')} as "placedOn", o.delivery_date as "deliveryDate",
               o.subtotal_cents as subtotal, o.has_estimates as "isEstimate",
               coalesce((select c.message from order_status_changes c
                         where c.order_id = o.id and c.status = o.status order by c.at desc limit 1), '') as reason,
               ${rank('o.placed_at desc')}
             from orders o ${placeOf('o')}
             where o.status in ('Failed', 'Expired') and o.placed_at > :now::timestamptz - interval '14 days'
               and ${mine('o')}`)} as "failedOrders",
     ${list(`select ${shipToInfo}, k.id, k.po, k.delivery_date as "deliveryDate",
               k.is_visible_to_customer as "isVisibleToCustomer", ${dayOf('k.changed_at')} as "changedOn",
               (select count(*)::int from cart_lines l where l.cart_id = k.id) as lines,
               ${rank('k.delivery_date nulls last, s.name, k.id')}
             from carts k ${placeOf('k')}
             where k.status = 'open'
               and (k.delivery_date between ${today} - 1 and ${today} + 3
                    or k.delivery_date is null and k.changed_at > :now::timestamptz - interval '14 days')
               and exists (select 1 from cart_lines l where l.cart_id = k.id) and ${mine('k')}`)} as "openCarts",
     case when :maySeeInvoices then ${list(`select ${shipToInfo}, i."pastDue", i.invoices, i."oldestDueDate",
               ${rank('i."pastDue" desc, s.number')}
             from (
               select v.division, v.ship_to, sum(v.open_cents)::bigint as "pastDue", count(*)::int as invoices,
                      min(v.due_date) as "oldestDueDate"
               from invoices v join divisions d on d.code = v.division
               where v.open_cents > 0 and v.due_date < ${today} and ${mine('v')}
               group by v.division, v.ship_to) i ${placeOf('i')}`)} end as "overdueAccounts"
   from users u where u.id = :userId`,
)

/**
 * SHELL-8: what waits for a member of staff, in one statement over the customers they look after.
 */
export const workQueueOf = (
  db: Queries,
  { userId, maySeeInvoices, limit }: { userId: string; maySeeInvoices: boolean; limit: number },
  now: Date,
): Promise<CallAnswer<typeof getWorkQueue>> => db.row(queue({ userId, now, maySeeInvoices, limit }))
