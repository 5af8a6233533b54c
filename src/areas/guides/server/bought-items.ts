/**
 * SQL: what a ship-to bought since a day of the division, as rows item_number and times, in the
 * order of the catalogue's departments: orders, and invoices of what was ordered elsewhere. Takes
 * `:division`, `:shipTo`, `:since` and `:timeZone`; only items the ship-to can still order.
 */
export const boughtItems = `
  select b.item_number, count(*)::int as times, t.position, t.name, i.description
  from (select distinct l.item_number, o.id::text as purchase
        from orders o join order_lines l on l.order_id = o.id and l.ordered_cases + l.ordered_units > 0
        where o.division = :division and o.ship_to = :shipTo and o.status not in ('Failed', 'Expired', 'Cancelled')
          and o.placed_at >= (:since::date)::timestamp at time zone :timeZone
        union all
        select distinct l.item_number, v.invoice_number
        from invoices v
        join invoice_lines l on l.division = v.division and l.invoice_number = v.invoice_number
        where v.division = :division and v.ship_to = :shipTo and v.order_id is null and v.invoice_date >= :since) b
  join items i on i.division = :division and i.item_number = b.item_number and i.erp_status = 'active'
    and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))
  join categories c on c.id = i.category_id
  join categories t on t.id = c.top_id
  group by b.item_number, t.position, t.name, i.description
  order by t.position, t.name, i.description, b.item_number` as const
