import { withVisitor } from './access.ts'

const summary = `o.id, o.order_number as "orderNumber", o.erp_order_number as "erpOrderNumber", o.division,
  o.ship_to as "shipTo", s.name as "shipToName", o.bill_to as "billTo", o.po, o.so_type as "soType",
  o.delivery_date as "deliveryDate", o.status, o.origin_source as "originSource", o.placed_at as "placedAt",
  o.modified_at as "modifiedAt", u.name as "placedByName", o.version, o.total_cases as "totalCases",
  o.total_units as "totalUnits", o.subtotal_cents as subtotal, o.has_estimates as "isEstimate",
  (select count(*) from order_lines l where l.order_id = o.id) as lines`

/**
 * The first page of the ship-to's orders of the last 30 days to 7 ahead, and how many there are.
 */
export const listOrders = {
  name: 'orders',
  text: `${withVisitor}
    select json_build_object('totalRecords', (
      select count(*) from orders o
      where o.division = who.division and o.ship_to = who.ship_to
        and o.delivery_date between who.today - 30 and who.today + 7),
     'orders', (
      select json_agg(row_to_json(x)) from (
        select ${summary}
        from orders o
        join ship_tos s on s.division = o.division and s.number = o.ship_to
        left join users u on u.id = o.placed_by
        where o.division = who.division and o.ship_to = who.ship_to
          and o.delivery_date between who.today - 30 and who.today + 7
        order by o.placed_at desc, o.id desc limit 30) x))::text as answer
    from who`,
}

/**
 * `$4`: the order's id. One order with its lines, its states and the route that gives its cut-off.
 */
export const readOrder = {
  name: 'order',
  text: `${withVisitor}
    select json_build_object('order', (
      select row_to_json(x) from (
        select ${summary},
          (select json_agg(row_to_json(l) order by l.line_number) from order_lines l where l.order_id = o.id) as items,
          (select json_agg(row_to_json(h) order by h.at) from order_status_changes h where h.order_id = o.id) as history,
          (select json_agg(row_to_json(r)) from order_line_reports r where r.order_id = o.id) as reports,
          (select json_agg(row_to_json(r)) from route_days r
           where r.division = o.division and r.ship_to = o.ship_to) as routes
        from orders o
        join ship_tos s on s.division = o.division and s.number = o.ship_to
        left join users u on u.id = o.placed_by
        where o.division = who.division and o.ship_to = who.ship_to and o.id = $4) x))::text as answer
    from who`,
}
