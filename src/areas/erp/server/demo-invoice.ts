import { insertInvoices } from '#areas/invoices/server/public.ts'
import { addInvoiceDates } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

// Catch weight is weighed at shipping: a believable few percent off the estimate, the same each
// time for the same line.
const bill = sql(
  'erp.demo-bill',
  `with weighed as (
     select l.*, o.bill_to, 'D' || o.order_number as invoice_number,
       coalesce(o.delivery_date, (:now::timestamptz at time zone d.time_zone)::date) as invoice_date,
       case when l.is_catch_weight then round(
         i.case_weight_hundredths * l.ordered_cases *
         (0.96 + (('x' || left(md5(l.order_id::text || l.line_number), 7))::bit(28)::integer % 80) / 1000.0)
       )::integer end as weight_hundredths
     from order_lines l
     join orders o on o.id = l.order_id
     join divisions d on d.code = o.division
     left join items i on i.division = l.division and i.item_number = l.item_number
     where o.id = :orderId),
   lines as (
     select division, invoice_number, line_number, ship_to, bill_to, order_id, item_number, invoice_date,
       invoice_date + 21 as due_date, ordered_cases as shipped_cases, ordered_units as shipped_units, weight_hundredths,
       case_price_cents, each_price_cents,
       case when weight_hundredths is null then line_total_cents
         else round(per_pound_hundredths * weight_hundredths / 10000.0)::bigint end as line_total_cents
     from weighed),
   bill as (select *, sum(line_total_cents) over () as total_cents, sum(line_total_cents) over () as open_cents from lines),
   ${insertInvoices('bill')}
   ${addInvoiceDates('select distinct division, ship_to, item_number, invoice_date from billed')}`,
)

/** Bills what was ordered, once: a second time finds the invoice there. */
export const billOrder = (db: Queries, orderId: string, now: Date): Promise<number> => db.run(bill({ orderId, now }))
