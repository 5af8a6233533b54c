import { sql } from '#platform/database/statement.ts'
import type { BookCheck } from '#platform/book-check.ts'

/** What holds of the entries of all invoices. */
export const invoiceBookChecks: readonly BookCheck[] = [
  {
    promise: 'The open amount of an invoice is the sum of its entries',
    broken: sql(
      'invoices.check-balances',
      `select i.division || '/' || i.invoice_number as what, i.open_cents as "isCents",
         coalesce(sum(e.amount_cents), 0)::bigint as "shouldBeCents"
       from invoices i
       left join invoice_entries e on e.division = i.division and e.invoice_number = i.invoice_number
       group by i.division, i.invoice_number
       having i.open_cents <> coalesce(sum(e.amount_cents), 0)
       order by 1`,
    ),
  },
  {
    promise: 'The charges of an invoice are its total',
    broken: sql(
      'invoices.check-charges',
      `select i.division || '/' || i.invoice_number as what, coalesce(sum(e.amount_cents), 0)::bigint as "isCents",
         i.total_cents as "shouldBeCents"
       from invoices i
       left join invoice_entries e
         on e.division = i.division and e.invoice_number = i.invoice_number and e.kind = 'charge'
       group by i.division, i.invoice_number
       having i.total_cents <> coalesce(sum(e.amount_cents), 0)
       order by 1`,
    ),
  },
  {
    promise: 'A credit that is applied takes as much from the credit as it gives to the invoices',
    broken: sql(
      'invoices.check-credits',
      `select e.source as what, sum(e.amount_cents)::bigint as "isCents", 0::bigint as "shouldBeCents"
       from invoice_entries e where e.kind = 'credit'
       group by e.source having sum(e.amount_cents) <> 0 order by 1`,
    ),
  },
  {
    promise: 'A reversal puts back all that its source has posted to the invoice',
    broken: sql(
      'invoices.check-reversals',
      `select r.division || '/' || r.invoice_number || ' ' || r.source as what, r.amount_cents as "isCents",
         coalesce(-sum(e.amount_cents), 0)::bigint as "shouldBeCents"
       from invoice_entries r
       left join invoice_entries e on e.division = r.division and e.invoice_number = r.invoice_number
         and e.source = r.source and e.kind in ('payment', 'discount', 'credit')
       where r.kind = 'reversal'
       group by r.division, r.invoice_number, r.source, r.amount_cents
       having r.amount_cents <> coalesce(-sum(e.amount_cents), 0)
       order by 1`,
    ),
  },
]
