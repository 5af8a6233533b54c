import type { BookCheck } from '#platform/book-check.ts'
import { sql } from '#platform/database/statement.ts'

/** What holds of credit requests, whatever happened to them. */
export const creditBookChecks: readonly BookCheck[] = [
  {
    promise: 'Requests claim at most what a line of an invoice billed',
    broken: sql(
      'credits.check-claims',
      `select c.division || '/' || c.invoice_number || ' line ' || c.invoice_line as what,
         sum(c.claim_cents)::bigint as "isCents", greatest(l.line_total_cents, 0) as "shouldBeCents"
       from credit_request_lines c
       join invoice_lines l on l.division = c.division and l.invoice_number = c.invoice_number
         and l.line_number = c.invoice_line
       group by c.division, c.invoice_number, c.invoice_line, l.line_total_cents
       having sum(c.claim_cents) > greatest(l.line_total_cents, 0) order by 1`,
    ),
  },
  {
    promise: 'What is approved is the sum of its lines and charges, and all that is claimed',
    broken: sql(
      'credits.check-approved',
      `select r.request_number as what, coalesce(sum(l.claim_cents), 0)::bigint + r.claim_charges_cents as "isCents",
         r.approved_cents as "shouldBeCents"
       from credit_requests r left join credit_request_lines l on l.request_id = r.id
       where r.status = 'approved' group by r.id
       having r.approved_cents <> coalesce(sum(l.claim_cents), 0) + r.claim_charges_cents
         or r.approved_cents <> coalesce(sum(l.approved_cents), 0) + r.approved_charges_cents order by 1`,
    ),
  },
  {
    promise: 'A request that was rejected or cancelled claims nothing',
    broken: sql(
      'credits.check-released',
      `select r.request_number as what, sum(l.claim_cents)::bigint as "isCents", 0::bigint as "shouldBeCents"
       from credit_requests r join credit_request_lines l on l.request_id = r.id
       where r.status in ('rejected', 'cancelled')
       group by r.id having sum(l.claim_cents + l.claim_cases + l.claim_units) <> 0 order by 1`,
    ),
  },
  {
    promise: 'A credit memo credits no more than was approved',
    broken: sql(
      'credits.check-memos',
      `select r.request_number || ' ' || m.invoice_number as what, -m.total_cents as "isCents",
         coalesce(r.approved_cents, 0) as "shouldBeCents"
       from invoices m join credit_requests r on r.request_number = m.credit_request
       where -m.total_cents > case when r.status = 'approved' then coalesce(r.approved_cents, 0) else 0 end order by 1`,
    ),
  },
]
