/**
 * STAFF-6: SQL of the lines that are sold on the days of a relation `cells` of division, `ship_to`
 * and day. The one place that says what a sale is: an order counts by its own lines on its delivery
 * day until an invoice names it, and from then on by what was billed, on the day of the invoice.
 * Credit memos are invoices with lines below zero. Orders that failed, expired or were cancelled do
 * not count, neither do returns before their credit, nor deposits.
 */
export const saleLines = <Cells extends string>(cells: Cells) =>
  `(
  select c.division, c.ship_to, c.day, o.id::text as document, true as is_order, o.id as order_id,
    null::text as invoice_number, l.item_number, l.ordered_cases as cases, l.ordered_units as units,
    l.line_total_cents as sales_cents, l.case_price_cents, l.each_price_cents,
    ${costOf({ cases: 'l.ordered_cases', units: 'l.ordered_units', weight: 'null::integer' })} as cost_cents
  from ${cells} c
  join orders o on o.division = c.division and o.ship_to = c.ship_to
    and (o.delivery_date = c.day
      or (o.delivery_date is null and sale_day(o.delivery_date, o.placed_at, o.division) = c.day))
  join order_lines l on l.order_id = o.id
  ${costTable('l.item_number')}
  where o.status not in ('Failed', 'Expired', 'Cancelled') and o.so_type <> 'returnOrder'
    and not exists (select from invoices v where v.order_id = o.id)
  union all
  select c.division, c.ship_to, c.day, v.invoice_number, ${isFirstOfOrder}, v.order_id,
    v.invoice_number, n.item_number, n.shipped_cases, n.shipped_units,
    n.line_total_cents, n.case_price_cents, n.each_price_cents,
    ${costOf({ cases: 'n.shipped_cases', units: 'n.shipped_units', weight: 'n.weight_hundredths' })}
  from ${cells} c
  join invoices v on v.division = c.division and v.ship_to = c.ship_to and v.invoice_date = c.day and not v.is_deposit
  join invoice_lines n on n.division = v.division and n.invoice_number = v.invoice_number
  ${costTable('n.item_number')})` as const

/** Of several invoices of an order the first counts as the order; a credit never does. */
const isFirstOfOrder = `(v.total_cents >= 0 and v.credit_request is null and not exists (
      select from invoices e where e.order_id = v.order_id and e.total_cents >= 0 and e.credit_request is null
        and not e.is_deposit and (e.invoice_date, e.invoice_number) < (v.invoice_date, v.invoice_number)))` as const

// What the item cost on the day: the latest entry until then, else the first there is.
function costTable<Item extends string>(item: Item) {
  return `left join lateral (
    select h.cost_cents, h.eaches_per_case, h.catch_weight_hundredths from item_cost_history h
    where h.division = c.division and h.item_number = ${item}
    order by h.since <= c.day desc, case when h.since <= c.day then c.day - h.since else h.since - c.day end limit 1) h
    on true` as const
}

// An each costs its share of the case, catch weight its share of the average case.
function costOf<Cases extends string, Units extends string, Weight extends string>(of: {
  cases: Cases
  units: Units
  weight: Weight
}) {
  return `coalesce(round(h.cost_cents * case
      when h.catch_weight_hundredths > 0 and ${of.weight} <> 0 then ${of.weight}::numeric / h.catch_weight_hundredths
      else ${of.cases} + ${of.units}::numeric / h.eaches_per_case end)::bigint, 0)` as const
}
