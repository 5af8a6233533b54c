import type { BookCheck } from '#platform/book-check.ts'
import { sql } from '#platform/database/statement.ts'

/** What holds of the runs of autopay and the payments they made (BILL-5). */
export const autopayBookChecks: readonly BookCheck[] = [
  {
    promise: 'Each payment by autopay is that of one run, and each run paid what its payment says',
    broken: sql(
      'autopay.check-payments',
      `select coalesce(p.payment_number, r.schedule_id || ' ' || r.period) as what,
         coalesce(p.amount_cents, 0)::bigint as "isCents", coalesce(r.amount_cents, 0)::bigint as "shouldBeCents"
       from (select * from payments where mode = 'autopay') p
       full join (select * from autopay_runs where payment_id is not null) r on r.payment_id = p.id
       where p.id is null or r.payment_id is null or p.amount_cents <> r.amount_cents order by 1`,
    ),
  },
  {
    promise: 'A run pays invoices of its own bill-to alone, and no more than its limit',
    broken: sql(
      'autopay.check-limits',
      `select p.payment_number as what, p.amount_cents as "isCents",
         case when (s.division, s.bill_to) = (p.division, p.bill_to) then r.limit_cents else 0 end as "shouldBeCents"
       from autopay_runs r join autopay_schedules s on s.id = r.schedule_id join payments p on p.id = r.payment_id
       where p.amount_cents > r.limit_cents or (s.division, s.bill_to) <> (p.division, p.bill_to) order by 1`,
    ),
  },
]
