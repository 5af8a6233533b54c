import type { z } from 'zod'
import { servesAll, shipTosAllowed } from '#areas/access/server/public.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { jsonList } from '#platform/database/json-list.ts'
import { sql } from '#platform/database/statement.ts'
import type { paymentFilters } from '../history.endpoints.ts'
import { type Payment, payingKinds, paymentModes, type PaymentSummary } from '../payment.ts'
import type { PaidInvoice } from '../rules/write-payments-file.ts'
import { mayReadPayment } from './readable-payment.ts'

type Filters = z.output<typeof paymentFilters>
type Sort = NonNullable<Filters['sort']>

/** A page of the history. */
export interface HistoryQuestion extends Omit<Filters, 'from' | 'to'> {
  readonly userId: string
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** A `p` of payments with its bill-to `o`, as `PaymentSummary` in the pairs of a JSON object. */
const summaryPairs = `'id', p.id, 'paymentNumber', p.payment_number, 'division', p.division, 'billTo', p.bill_to,
  'billToName', (select o.name from bill_tos o where o.division = p.division and o.number = p.bill_to),
  'status', p.status, 'amount', p.amount_cents, 'payingKind', p.paying_kind, 'methodName', p.method_name,
  'mode', p.mode, 'payOn', p.pay_on, 'placedAt', p.placed_at,
  'placedOn', (select (p.placed_at at time zone z.time_zone)::date from divisions z where z.code = p.division),
  'placedByName', coalesce((select w.name from users w where w.id = p.placed_by), 'By link, ' || p.link_email,
    case when p.paying_kind = 'other' then 'Your distributor' else 'Larder' end),
  'placedByStaffName', (select w.name from users w where w.id = p.placed_by_real_user),
  'invoices', (select count(*) from payment_allocations c where c.payment_id = p.id and c.credit_cents >= 0),
  'reason', p.reason, 'isRefundAsked', p.refund_asked_at is not null`

const sortColumns: Record<Sort, string> = {
  placedAt: 'p.placed_at',
  paymentNumber: 'p.payment_number',
  amount: 'p.amount_cents',
  payOn: 'p.pay_on',
  status: 'p.status',
  billTo: 'p.bill_to',
}

// A payment or invoice number in full is found outside the range too. Days are the division's.
const matching = `
  from mine m join payments p on p.division = m.division and p.bill_to = m.number
  where (p.placed_at >= (:from::date)::timestamp at time zone m.time_zone
      and p.placed_at < (:to::date + 1)::timestamp at time zone m.time_zone
      or :keyword::text <> '' and (p.payment_number = :keyword or exists (
        select from payment_allocations n where n.payment_id = p.id and lower(n.invoice_number) = lower(:keyword))))
    and (:kind::text is null or p.paying_kind = :kind)
    and (:mode::text is null or p.mode = :mode)
    and (:statuses::text[] is null or p.status = any(:statuses))
    and (:keyword::text = '' or p.payment_number = :keyword or strpos(lower(p.method_name), lower(:keyword)) > 0
      or strpos(lower(m.name), lower(:keyword)) > 0 or p.bill_to = :keyword
      or exists (select from payment_allocations n
                 where n.payment_id = p.id and strpos(lower(n.invoice_number), lower(:keyword)) > 0))
    and ((select serves_all from reader) or not exists (
      select from payment_allocations paid where paid.payment_id = p.id
        and (paid.division, paid.ship_to) not in (select a.division, a.ship_to from allowed a)))` as const

// As `mayReadPayment`, for lists: what the user may act for is read once, not asked of each
// payment.
const mine = `reader as materialized (select ${servesAll('w')} as serves_all from users w where w.id = :userId),
  allowed as materialized (select r.division, r.ship_to from ${shipTosAllowed(':userId')} r),
  mine as materialized (
    select distinct o.division, o.number, o.name, d.time_zone from allowed r
    join ship_tos t on t.division = r.division and t.number = r.ship_to
    join bill_tos o on o.division = t.division and o.number = t.bill_to
    join divisions d on d.code = o.division)` as const

/** The list's statement for one order: prepared once each. */
const listStatement = (sort: Sort, direction: 'asc' | 'desc') => {
  const order = `${sortColumns[sort]} ${direction}, p.id ${direction}`
  return sql(
    `payments.list.${sort}.${direction}`,
    `with ${mine},
     found as (select p.id, p.status, p.amount_cents, p.placed_at, p.payment_number, p.pay_on, p.bill_to ${matching}),
     page as (select p.id from found p order by ${order} limit :limit offset :offset)
     select case when :includeTotal then (select count(*)::int from found) end as total,
       case when :includeTotal then (select coalesce(sum(f.amount_cents), 0)::bigint from found f
         where f.status in ('processing', 'paid')) end as sum,
       ${jsonList(`select json_build_object(${summaryPairs}) from page join payments p on p.id = page.id
         order by ${order}`)} as payments`,
  )
}

const valuesOf = ({ keyword, method, mode, paymentStatuses, from, to, userId }: HistoryQuestion) => ({
  userId,
  keyword,
  from,
  to,
  kind: payingKinds[Number(method) - 1] ?? null,
  mode: paymentModes[mode - 1] ?? null,
  statuses: paymentStatuses ?? null,
})

/** BILL-4: a page of payments, with how many and how much there are when that is asked for. */
export function readPayments(
  db: Queries,
  question: HistoryQuestion,
  page: { limit: number; offset: number; includeTotal: boolean },
): Promise<{ payments: PaymentSummary[]; total: number | null; sum: number | null }> {
  const list = listStatement(question.sort ?? 'placedAt', question.sortDirection)
  return db.row(
    list({ ...valuesOf(question), limit: page.limit, offset: page.offset, includeTotal: page.includeTotal }),
  )
}

const rows = sql(
  'payments.csv',
  `with ${mine}, found as (select p.*, m.name, m.time_zone ${matching} order by p.placed_at desc, p.id limit :limit)
   select f.payment_number as "paymentNumber", f.division, f.bill_to as "billTo", f.name as "billToName", f.status,
     (f.placed_at at time zone f.time_zone)::date as "placedOn", f.pay_on as "payOn", f.method_name as "methodName",
     f.amount_cents as amount, f.reason, a.invoice_number as "invoiceNumber", a.ship_to as "shipTo",
     a.pay_cents as pay, a.discount_cents as discount, a.credit_cents as credit
   from found f join payment_allocations a on a.payment_id = f.id
   order by f.placed_at desc, f.id, a.credit_cents < 0, a.invoice_number`,
)

/** BILL-4: the invoices of payments, the latest payments first. */
export const readPaidInvoices = (db: Queries, question: HistoryQuestion, limit: number): Promise<PaidInvoice[]> =>
  db.rows(rows({ ...valuesOf(question), limit }))

/** A payment as the store has it: what may be done with it is decided above. */
export interface StoredPayment extends Omit<Payment, 'abilities' | 'discount' | 'credit'> {
  readonly timeZone: string
  readonly receiptEmail: string
  readonly isAsked: boolean
  /** Receipts sent again within 24 hours. */
  readonly resent: number
}

const one = sql(
  'payments.one',
  `select json_build_object(${summaryPairs}, 'timeZone', d.time_zone, 'receiptEmail', p.receipt_email,
     'isAsked', p.asked_at is not null,
     'resent', (select count(*) from payment_events e
                where e.payment_id = p.id and e.kind = 'mailed' and e.at > :since::timestamptz),
     'allocations', array(
       select json_build_object('invoiceNumber', a.invoice_number, 'shipTo', a.ship_to, 'invoiceDate', i.invoice_date,
         'dueDate', i.due_date, 'openBefore', a.open_before_cents, 'pay', a.pay_cents, 'discount', a.discount_cents,
         'credit', a.credit_cents)
       from payment_allocations a join invoices i on i.division = a.division and i.invoice_number = a.invoice_number
       where a.payment_id = p.id order by a.credit_cents < 0, i.due_date, a.invoice_number),
     'events', array(
       select json_build_object('at', e.at, 'kind', e.kind, 'message', e.message,
         'byName', (select w.name from users w where w.id = coalesce(e.by_real_user, e.by_user)))
       from payment_events e where e.payment_id = p.id order by e.event_number)) as payment
   from payments p join divisions d on d.code = p.division join users u on u.id = :userId
   where p.id = :id and ${mayReadPayment('u', 'p')}`,
)

const dayMs = 86_400_000

/** One payment the user may read, or undefined. */
export async function readPayment(
  db: Queries,
  userId: string,
  id: string,
  now: Date,
): Promise<StoredPayment | undefined> {
  const since = new Date(now.getTime() - dayMs)
  return (await db.maybe<{ payment: StoredPayment }>(one({ userId, id, since })))?.payment
}
