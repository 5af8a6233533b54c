import { mayBillTo, mayShipTo, servesAll, shipTosAllowed } from '#areas/access/server/public.ts'
import type { BillToKey } from '#areas/customers/bill-to.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import type { PaymentPlan, PlanStatus, PlanSummary } from '../payment-plan.ts'
import type { CoverableInvoice } from '../rules/check-plan.ts'

/** A plan as the store has it: a proposal that has lapsed is still proposed. */
export interface StoredSummary extends PlanSummary {
  /** The division's. */
  readonly today: CalendarDate
}

// `:today` of each division; days of a plan are those.
const summaryPairs = `'id', p.id, 'planNumber', p.plan_number, 'division', p.division, 'billTo', p.bill_to,
  'billToName', (select o.name from bill_tos o where o.division = p.division and o.number = p.bill_to),
  'status', p.status, 'covered', p.covered_cents,
  'paid', (select coalesce(sum(y.amount_cents), 0) from payment_plan_instalments n join payments y on y.id = n.payment_id
    where n.plan_id = p.id and y.status = 'paid'),
  'instalments', array(
    select json_build_object('number', n.number, 'dueOn', n.due_on, 'amount', n.amount_cents, 'state', n.state,
      'reason', n.reason, 'payment', (
        select json_build_object('id', y.id, 'paymentNumber', y.payment_number, 'status', y.status,
          'amount', y.amount_cents)
        from payments y where y.id = n.payment_id))
    from payment_plan_instalments n where n.plan_id = p.id order by n.number),
  'proposedAt', p.proposed_at,
  'proposedByName', (select w.name from users w where w.id = p.proposed_by),
  'answerBy', p.answer_by,
  'acceptedByName', (select w.name from users w where w.id = p.accepted_by),
  'reason', p.reason,
  'today', (select (:now::timestamptz at time zone d.time_zone)::date from divisions d where d.code = p.division)` as const

// What the user may act for is read once, not asked of each plan.
const list = sql(
  'payment-plans.list',
  `with reader as materialized (select ${servesAll('w')} as serves_all from users w where w.id = :userId),
   allowed as materialized (select r.division, r.ship_to from ${shipTosAllowed(':userId')} r),
   mine as materialized (
     select distinct t.division, t.bill_to from allowed r
     join ship_tos t on t.division = r.division and t.number = r.ship_to),
   found as (
     select p.id, p.proposed_at from mine m join payment_plans p on p.division = m.division and p.bill_to = m.bill_to
     join divisions d on d.code = p.division
     where (:status::text is null or case
         when p.status = 'proposed' and p.answer_by < (:now::timestamptz at time zone d.time_zone)::date then 'lapsed'
         else p.status end = :status)
       and (:keyword::text = '' or p.plan_number = :keyword or p.bill_to = :keyword
         or exists (select from bill_tos o where o.division = p.division and o.number = p.bill_to
                    and strpos(lower(o.name), lower(:keyword)) > 0)
         or exists (select from payment_plan_invoices n
                    where n.plan_id = p.id and strpos(lower(n.invoice_number), lower(:keyword)) > 0))
       and ((select serves_all from reader) or not exists (
         select from payment_plan_invoices n
         join invoices i on i.division = n.division and i.invoice_number = n.invoice_number
         where n.plan_id = p.id
           and not exists (select from allowed a where a.division = i.division and a.ship_to = i.ship_to)))),
   page as (select f.id from found f order by f.proposed_at desc, f.id desc limit :limit offset :offset)
   select case when :includeTotal then (select count(*)::int from found) end as total,
     ${jsonList(`select json_build_object(${summaryPairs}) from page g join payment_plans p on p.id = g.id
       order by p.proposed_at desc, p.id desc`)} as plans`,
)

/** A page of plans. */
export interface PlanQuestion {
  readonly userId: string
  readonly keyword: string
  readonly status: PlanStatus | null
  readonly limit: number
  readonly offset: number
  readonly includeTotal: boolean
  readonly now: Date
}

/** NEXT-13: plans of the user's bill-tos, the latest first. */
export const readPlans = (
  db: Queries,
  question: PlanQuestion,
): Promise<{ plans: StoredSummary[]; total: number | null }> => db.row(list({ ...question }))

/** A plan in full as the store has it. */
export interface StoredPlan extends StoredSummary, Pick<PaymentPlan, 'methodName' | 'invoices'> {}

const one = sql(
  'payment-plans.one',
  `select json_build_object(${summaryPairs}, 'methodName', p.method_name,
     'invoices', array(
       select json_build_object('invoiceNumber', i.invoice_number, 'shipTo', i.ship_to, 'dueDate', i.due_date,
         'amount', n.amount_cents, 'open', i.open_cents)
       from payment_plan_invoices n join invoices i on i.division = n.division and i.invoice_number = n.invoice_number
       where n.plan_id = p.id order by i.due_date, i.invoice_number)) as plan
   from payment_plans p, users u
   where p.id = :id and u.id = :userId
     and (${servesAll('u')} or ${mayBillTo('u', 'p.division', 'p.bill_to')}
       and not exists (
         select 1 from payment_plan_invoices n
         join invoices i on i.division = n.division and i.invoice_number = n.invoice_number
         where n.plan_id = p.id and not ${mayShipTo('u', 'i.division', 'i.ship_to')}))`,
)

/** One plan the user may read, or undefined. */
export const readPlan = async (db: Queries, userId: string, id: string, now: Date): Promise<StoredPlan | undefined> =>
  (await db.maybe<{ plan: StoredPlan }>(one({ userId, id, now })))?.plan

const coverable = sql(
  'payment-plans.coverable',
  `select i.invoice_number as "invoiceNumber", i.due_date as "dueDate", i.open_cents as open,
     (select v.plan_number from invoice_plans v
      where v.division = i.division and v.invoice_number = i.invoice_number) as "planNumber"
   from invoices i, users u
   where u.id = :userId and i.division = :division and i.bill_to = :number and i.open_cents > 0
     and ${mayShipTo('u', 'i.division', 'i.ship_to')}
   order by i.due_date, i.invoice_number limit 500`,
)

/** Open invoices of a bill-to that the user may read, the first due first. */
export const coverableInvoices = (
  db: Queries,
  userId: string,
  { division, number }: BillToKey,
): Promise<CoverableInvoice[]> => db.rows(coverable({ userId, division, number }))

const mine = sql(
  'payment-plans.may-bill-to',
  `select ${mayBillTo('u', ':division', ':number')} as allowed from users u where u.id = :userId`,
)

/** Whether the bill-to is one of the user's. */
export const mayReadBillTo = async (db: Queries, userId: string, { division, number }: BillToKey): Promise<boolean> =>
  (await db.row<{ allowed: boolean }>(mine({ userId, division, number }))).allowed
