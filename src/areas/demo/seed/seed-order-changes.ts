import { detailPairs, orderTables, summaryPairs } from '#areas/orders/server/order-columns.ts'
import type { Queries } from '#platform/database/database.ts'

// Orders of the demo that are confirmed and on their way; of them one in three was changed.
const statements = [
  `insert into order_line_reports (order_id, line_number, confirmed_cases, confirmed_units, substitute, reason, reported_at)
   select l.order_id, l.line_number,
     case k.kind when 'out' then 0 when 'short' then l.ordered_cases - 1 else l.ordered_cases end, l.ordered_units,
     case k.kind when 'out' then jsonb_build_object('itemNumber', a.item_number, 'description', a.description,
       'cases', l.ordered_cases, 'units', 0) end,
     case k.kind when 'out' then 'Out of stock' when 'short' then 'The last case is gone' else '' end,
     o.placed_at + interval '3 hours'
   from orders o
   join order_lines l on l.order_id = o.id
   left join lateral (
     select i.item_number, i.description from item_alternates t
     join items i on i.division = t.division and i.item_number = t.alternate_number and i.erp_status = 'active'
     where t.division = l.division and t.item_number = l.item_number order by 1 limit 1) a on true
   cross join lateral (
     select case when l.line_number % 7 = 4 and a.item_number is not null then 'out'
                 when l.line_number % 9 = 2 and l.ordered_cases > 1 then 'short' else 'whole' end as kind) k
   where o.cart_id is null and o.status = 'Open'`,
  `update orders set tracking = 'Truck ' || 1 + right(order_number, 2)::int % 9 || ', stop ' || 1 + right(order_number, 2)::int % 14,
     expected_at = (delivery_date + time '09:00') at time zone (select d.time_zone from divisions d where d.code = division)
   where cart_id is null and status = 'Open' and delivery_date is not null and order_number ~ '^[0-9]{2,9}$'`,
  // What it read before: the first line had one case.
  `insert into order_versions (order_id, version, content, replaced_at, replaced_by, cart_id)
   select o.id, 1, jsonb_set(json_build_object(${summaryPairs}, ${detailPairs('true')})::jsonb,
       '{items,0,orderedCases}', '1'), o.placed_at + interval '40 minutes', o.placed_by, gen_random_uuid()
   from ${orderTables}
   where o.cart_id is null and o.status = 'Open' and o.placed_by is not null and right(o.order_number, 1) in ('3', '7')`,
  `update orders o set version = 2 from order_versions v where v.order_id = o.id and o.cart_id is null`,
  `insert into order_status_changes (order_id, at, status, message)
   select v.order_id, v.replaced_at, 'Placed', 'Changed by ' || u.name || ': version 2'
   from order_versions v join users u on u.id = v.replaced_by
   join orders o on o.id = v.order_id and o.cart_id is null on conflict do nothing`,
] as const

/**
 * ORDER-1, NEXT-2: what the warehouse confirmed of the demo's orders, short and substituted lines
 * among them, and which of them were changed after they were placed.
 */
export async function seedOrderChanges(tx: Queries): Promise<void> {
  for (const statement of statements) await tx.run(statement)
}
