import { isStaff, mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CustomerEvent } from '../customer.ts'
import type { CustomerKey } from './customer.store.ts'

const maxEvents = 20
const utc = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const isByStaff = `coalesce(${isStaff('p')}, false)`

// Each source gives its latest of each ship-to from an index; the page is the latest of those.
const activity = sql(
  'customer-pages.activity',
  `select coalesce(json_agg(row_to_json(x)), '[]') as events from (
     select e.at, e.kind, s.number as "shipTo", s.name as "shipToName", e.text, e.by, e."isByStaff", e.amount
     from ship_tos s
     join users u on u.id = :userId
     cross join lateral (
       (select ${utc('r.placed_at')} as at, 'order' as kind, r.order_number as text, coalesce(p.display_name, '') as by,
               ${isByStaff} as "isByStaff", r.subtotal_cents as amount
        from orders r left join users p on p.id = coalesce(r.placed_by_real_user, r.placed_by)
        where :orders and r.division = s.division and r.ship_to = s.number
        order by r.placed_at desc limit ${maxEvents})
       union all
       (select ${utc(`(i.invoice_date + time '12:00') at time zone d.time_zone`)}, 'invoice', i.invoice_number, '', false,
               i.total_cents
        from invoices i join divisions d on d.code = i.division
        where :invoices and i.division = s.division and i.ship_to = s.number
        order by i.invoice_date desc limit ${maxEvents})
       union all
       (select ${utc('a.at')}, 'audit', a.action, coalesce(p.display_name, ''), ${isByStaff}, null
        from audit_entries a left join users p on p.id = a.real_user_id
        where :changes and a.division = s.division and a.ship_to = s.number and a.action <> 'order.place'
        order by a.at desc limit ${maxEvents})) e
     where s.division = :division and s.bill_to = :billTo and ${mayShipTo('u', 's.division', 's.number')}
     order by e.at desc, e.text desc limit ${maxEvents}) x`,
)

/** CUST-1: the latest of what happened at the ship-tos of a bill-to that the reader may act for. */
export const activityOf = async (
  db: Queries,
  { division, billTo }: CustomerKey,
  userId: string,
  { orders, invoices, changes }: { orders: boolean; invoices: boolean; changes: boolean },
): Promise<CustomerEvent[]> =>
  (await db.row<{ events: CustomerEvent[] }>(activity({ division, billTo, userId, orders, invoices, changes }))).events
