import type { BookCheck } from '#platform/book-check.ts'
import { sql } from '#platform/database/statement.ts'

/** What holds of payment links and the payments they made (NEXT-13). */
export const linkBookChecks: readonly BookCheck[] = [
  {
    promise: 'A payment link pays its own invoices and no other',
    broken: sql(
      'payment-links.check-invoices',
      `select p.payment_number || ' ' || a.invoice_number as what, a.pay_cents as "isCents",
         0::bigint as "shouldBeCents"
       from payment_link_tries t join payments p on p.id = t.payment_id
       join payment_allocations a on a.payment_id = p.id
       where not exists (select from payment_link_invoices n where n.link_id = t.link_id
         and n.division = a.division and n.invoice_number = a.invoice_number)
       order by 1`,
    ),
  },
  {
    promise: 'A payment link makes one payment that is not failed or voided, and every payment by link has its link',
    broken: sql(
      'payment-links.check-once',
      `select l.id::text as what, sum(p.amount_cents)::bigint as "isCents",
         max(p.amount_cents) as "shouldBeCents"
       from payment_links l join payment_link_tries t on t.link_id = l.id
       join payments p on p.id = t.payment_id and p.status not in ('failed', 'voided')
       group by l.id having count(*) > 1
       union all
       select p.payment_number, p.amount_cents, 0 from payments p
       where p.mode = 'link' and not exists (select from payment_link_tries t where t.payment_id = p.id)
       order by 1`,
    ),
  },
]
