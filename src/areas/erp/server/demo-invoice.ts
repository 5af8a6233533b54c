import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

// Catch weight is weighed at shipping: a believable few percent off the estimate, the same each
// time for the same line.
const bill = sql(
  'erp.demo-bill',
  `with weighed as (
     select l.*, o.bill_to, o.order_number,
       coalesce(o.delivery_date, (:now::timestamptz at time zone d.time_zone)::date) as bill_date,
       i.case_weight_hundredths,
       case when l.is_catch_weight then round(
         i.case_weight_hundredths * l.ordered_cases *
         (0.96 + (('x' || left(md5(l.order_id::text || l.line_number), 7))::bit(28)::integer % 80) / 1000.0)
       )::integer end as weight
     from order_lines l
     join orders o on o.id = l.order_id
     join divisions d on d.code = o.division
     left join items i on i.division = l.division and i.item_number = l.item_number
     where o.id = :orderId),
   lines as (
     select *, case when weight is null then line_total_cents
       else round(per_pound_hundredths * weight / 10000.0)::bigint end as total
     from weighed),
   head as (
     insert into invoices (division, invoice_number, ship_to, bill_to, order_id, invoice_date, due_date, total_cents, open_cents)
     select division, 'D' || order_number, ship_to, bill_to, :orderId, bill_date, bill_date + 21, sum(total), sum(total)
     from lines group by division, order_number, ship_to, bill_to, bill_date
     on conflict do nothing
     returning division, invoice_number, invoice_date),
   billed as (
     insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
       weight_hundredths, case_price_cents, each_price_cents, line_total_cents, invoice_date)
     select h.division, h.invoice_number, l.line_number, l.ship_to, l.item_number, l.ordered_cases, l.ordered_units,
       l.weight, l.case_price_cents, l.each_price_cents, l.total, h.invoice_date
     from lines l cross join head h
     returning division, ship_to, item_number, invoice_date)
   insert into item_purchases (division, ship_to, item_number, last_invoice_date)
   select division, ship_to, item_number, invoice_date from billed
   on conflict (division, ship_to, item_number) do update
     set last_invoice_date = greatest(item_purchases.last_invoice_date, excluded.last_invoice_date)`,
)

/** Bills what was ordered, once: a second time finds the invoice there. */
export const billOrder = (db: Queries, orderId: string, now: Date): Promise<number> => db.run(bill({ orderId, now }))
