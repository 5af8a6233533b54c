import type { BookCheck } from '#platform/book-check.ts'
import { sql } from '#platform/database/statement.ts'

/** What holds of payment plans (NEXT-13). */
export const planBookChecks: readonly BookCheck[] = [
  {
    promise: 'The instalments of a plan add up to what it covers, and so do its invoices',
    broken: sql(
      'payment-plans.check-sums',
      `select p.plan_number as what, s.cents as "isCents", p.covered_cents as "shouldBeCents"
       from payment_plans p cross join lateral (values
         ((select coalesce(sum(n.amount_cents), 0)::bigint from payment_plan_instalments n where n.plan_id = p.id)),
         ((select coalesce(sum(i.amount_cents), 0)::bigint from payment_plan_invoices i where i.plan_id = p.id))) s (cents)
       where s.cents <> p.covered_cents order by 1`,
    ),
  },
  {
    promise: 'An instalment settles no more than was agreed, and a payment by plan has its instalment',
    broken: sql(
      'payment-plans.check-payments',
      `select p.plan_number || ' ' || n.number as what, sum(a.pay_cents + a.discount_cents)::bigint as "isCents",
         n.amount_cents as "shouldBeCents"
       from payment_plan_instalments n join payment_plans p on p.id = n.plan_id
       join payment_allocations a on a.payment_id = n.payment_id
       group by p.plan_number, n.plan_id, n.number having sum(a.pay_cents + a.discount_cents) > n.amount_cents
       union all
       select y.payment_number, y.amount_cents, 0 from payments y
       where y.mode = 'plan' and not exists (select from payment_plan_instalments n where n.payment_id = y.id)
       order by 1`,
    ),
  },
  {
    promise: 'Running plans hold their invoices, and no others do',
    broken: sql(
      'payment-plans.check-held',
      `select coalesce(p.plan_number, v.plan_number) || ' ' || coalesce(i.invoice_number, v.invoice_number) as what,
         (v.plan_id is not null)::int::bigint as "isCents", (p.id is not null)::int::bigint as "shouldBeCents"
       from payment_plans p join payment_plan_invoices i on i.plan_id = p.id and p.status = 'running'
       full join invoice_plans v on v.plan_id = i.plan_id and v.division = i.division
         and v.invoice_number = i.invoice_number
       where v.plan_id is null or p.id is null order by 1`,
    ),
  },
]
