import { insertInvoices } from '#areas/invoices/server/public.ts'
import { addInvoiceDates } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** Lines of substitutes are numbered behind those of the order. */
const substitutesFrom = 100_000

// A substitute is billed at its own price where it was sent with one (NEXT-3), else at that of what
// it replaces. Catch weight is weighed at shipping: a
// believable few percent off the estimate, the same each time for the same line.
const bill = sql(
  'erp.demo-bill',
  `with shipped as (
     select l.order_id, l.division, l.ship_to, l.line_number, l.item_number,
       coalesce(r.shipped_cases, l.ordered_cases) as cases, coalesce(r.shipped_units, l.ordered_units) as units,
       l.case_price_cents, l.each_price_cents, case when l.is_catch_weight then l.per_pound_hundredths end as per_pound
     from order_lines l
     left join order_line_reports r on r.order_id = l.order_id and r.line_number = l.line_number
     where l.order_id = :orderId
     union all
     select l.order_id, l.division, l.ship_to, l.line_number + ${substitutesFrom}, r.substitute->>'itemNumber',
       (r.substitute->>'cases')::int, (r.substitute->>'units')::int,
       coalesce((r.substitute->>'casePrice')::bigint, l.case_price_cents, l.line_total_cents / greatest(l.ordered_cases, 1)),
       coalesce((r.substitute->>'eachPrice')::bigint, l.each_price_cents), null
     from order_lines l
     join order_line_reports r on r.order_id = l.order_id and r.line_number = l.line_number
     where l.order_id = :orderId and r.substitute is not null),
   weighed as (
     select w.*, o.bill_to, 'D' || o.order_number as invoice_number,
       coalesce(o.delivery_date, (:now::timestamptz at time zone d.time_zone)::date) as invoice_date,
       case when w.per_pound is not null then round(
         i.case_weight_hundredths * w.cases *
         (0.96 + (('x' || left(md5(w.order_id::text || w.line_number), 7))::bit(28)::integer % 80) / 1000.0)
       )::integer end as weight_hundredths
     from shipped w
     join orders o on o.id = w.order_id
     join divisions d on d.code = o.division
     left join items i on i.division = w.division and i.item_number = w.item_number),
   lines as (
     select division, invoice_number, line_number, ship_to, bill_to, order_id, item_number, invoice_date,
       invoice_date + 21 as due_date, cases as shipped_cases, units as shipped_units, weight_hundredths,
       case_price_cents, each_price_cents,
       case when weight_hundredths is null
         then cases * coalesce(case_price_cents, 0) + units * coalesce(each_price_cents, 0)
         else round(per_pound * weight_hundredths / 10000.0)::bigint end as line_total_cents
     from weighed),
   bill as (select *, sum(line_total_cents) over () as total_cents, sum(line_total_cents) over () as open_cents from lines),
   ${insertInvoices('bill')}
   ${addInvoiceDates('select distinct division, ship_to, item_number, invoice_date from billed')}`,
)

/** Bills what was shipped, once: a second time finds the invoice there. */
export const billOrder = (db: Queries, orderId: string, now: Date): Promise<number> => db.run(bill({ orderId, now }))
