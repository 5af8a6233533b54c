import { sql } from '#platform/database/statement.ts'
import type { BookCheck } from '#platform/book-check.ts'

/** What holds of payments and the entries they post (decision 22). */
export const paymentBookChecks: readonly BookCheck[] = [
  {
    promise: 'A payment posts to each invoice what its allocation says, and nothing else',
    broken: sql(
      'payments.check-entries',
      `with posted as (
         select e.source, e.division, e.invoice_number, -sum(e.amount_cents) as cents
         from invoice_entries e where e.kind in ('payment', 'discount', 'credit')
           and exists (select from payments p where p.id::text = e.source)
         group by e.source, e.division, e.invoice_number)
       select coalesce(a.payment_id::text, p.source) || ' ' || coalesce(a.invoice_number, p.invoice_number) as what,
         coalesce(p.cents, 0)::bigint as "isCents",
         coalesce(a.pay_cents + a.discount_cents + a.credit_cents, 0) as "shouldBeCents"
       from payment_allocations a
       full join posted p on p.source = a.payment_id::text and p.division = a.division
         and p.invoice_number = a.invoice_number
       where coalesce(p.cents, 0) <> coalesce(a.pay_cents + a.discount_cents + a.credit_cents, 0)
       order by 1`,
    ),
  },
  {
    promise: 'The amount of a payment is the sum of what it pays',
    broken: sql(
      'payments.check-amounts',
      `select p.payment_number as what, coalesce(sum(a.pay_cents), 0)::bigint as "isCents",
         p.amount_cents as "shouldBeCents"
       from payments p left join payment_allocations a on a.payment_id = p.id
       group by p.id having p.amount_cents <> coalesce(sum(a.pay_cents), 0) order by 1`,
    ),
  },
  {
    promise: 'A payment uses as much of credits as it applies to invoices',
    broken: sql(
      'payments.check-credits',
      `select p.payment_number as what, sum(a.credit_cents)::bigint as "isCents", 0::bigint as "shouldBeCents"
       from payments p join payment_allocations a on a.payment_id = p.id
       group by p.id having sum(a.credit_cents) <> 0 order by 1`,
    ),
  },
  {
    promise: 'A payment that failed, was voided, returned or refunded has put everything back; any other nothing',
    broken: sql(
      'payments.check-undone',
      `select p.payment_number || ' ' || e.invoice_number as what,
         coalesce(sum(e.amount_cents) filter (where e.kind = 'reversal'), 0)::bigint as "isCents",
         case when p.status in ('failed', 'voided', 'returned', 'refunded')
           then coalesce(-sum(e.amount_cents) filter (where e.kind <> 'reversal'), 0) else 0 end::bigint as "shouldBeCents"
       from payments p join invoice_entries e on e.source = p.id::text
         and e.kind in ('payment', 'discount', 'credit', 'reversal')
       group by p.id, e.division, e.invoice_number
       having coalesce(sum(e.amount_cents) filter (where e.kind = 'reversal'), 0)
         <> case when p.status in ('failed', 'voided', 'returned', 'refunded')
              then coalesce(-sum(e.amount_cents) filter (where e.kind <> 'reversal'), 0) else 0 end
       order by 1`,
    ),
  },
]
