import { knownBillTo } from '#areas/customers/server/public.ts'
import { lockPaidInvoices, postImportedPayments, reverseImportedPayments } from '#areas/invoices/server/public.ts'
import { liveChannel } from '#platform/events/live-events.ts'
import { date, division, documentNumber, money, oneOf, text, tradeNumber } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { reasonText } from '../reason-text.ts'
import { refuseOverpaid } from './refuse-overpaid.ts'

/** What a payment that came in outside the portal is in the end. */
const statuses = ['paid', 'returned', 'voided'] as const

const head = ['bill_to', 'pay_on', 'method_name', 'status', 'reason']
const headOf = (alias: string) => `(${head.map((column) => `${alias}.${column}`).join(', ')})`
const kept = ['bill_to', 'pay_on', 'method_name', 'pay_cents', 'discount_cents']
const keptOf = (alias: string) => `(${kept.map((column) => `${alias}.${column}`).join(', ')})`

const isSamePayment = (alias: string) => `${alias}.division = s.division and ${alias}.payment_number = s.payment_number`

/** What a batch writes: rows of invoices that the payment did not have before. */
const added = `(select m.id::text as source, m.division, m.invoice_number, m.pay_cents, m.discount_cents, m.pay_on as paid_on,
    m.status = 'paid' as is_kept
  from import_ready m where m.outcome = 'added')`
/** What comes back with the batch: the invoices of its payments that are undone now. */
const undone = `(select a.payment_id::text as source, a.division, a.invoice_number, not exists (select from import_ready n
    where n.outcome = 'added' and n.id = a.payment_id and n.invoice_number = a.invoice_number) as was_kept
  from payment_allocations a
  where a.payment_id in (select m.id from import_ready m where m.outcome <> 'unchanged' and m.status <> 'paid'))`

/**
 * Payments that came in outside the portal, one row an invoice: in the history and on statements
 * they stand beside those made here. They leave the open amount as the ERP states it.
 */
export const paymentsImportKind = importKind({
  name: 'payments',
  rowIs: 'one invoice that one payment paid; rows of one payment repeat its facts',
  table: 'payment_allocations',
  alsoFills: ['payments', 'payment_events', 'invoice_entries'],
  key: ['division', 'payment_number', 'invoice_number'],
  columns: {
    division: key(division, 'Division code', 'division'),
    paymentNumber: key(documentNumber, "The payment's number, such as that of the receipt", 'payment_number'),
    invoiceNumber: key(documentNumber, 'An invoice it paid', 'invoice_number'),
    billTo: needed(tradeNumber, 'Bill-to number', 'bill_to'),
    paidDate: needed(date, 'Day of the payment', 'pay_on', 'date'),
    method: optional(text(100), 'How it was paid, such as Check 1043', 'method_name', 'text', "'Check'"),
    amount: needed(money(1), 'Dollars it paid of this invoice', 'pay_cents', 'bigint'),
    discount: optional(money(), 'Dollars of discount it took with it', 'discount_cents', 'bigint', '0'),
    status: optional(oneOf(statuses), 'What became of it', 'status', 'text', "'paid'"),
    reason: optional(text(reasonText.max), 'Why it was returned or voided', 'reason'),
  },
  computed: [
    {
      column: 'id',
      type: 'uuid',
      isFresh: true,
      // All rows of a new payment take the id that its first row brought, or the stored one.
      fallback: `coalesce((select p.id from payments p where ${isSamePayment('p')}),
        (select f.id from import_stage f where ${isSamePayment('f')} order by f.line limit 1))`,
      from: () => undefined,
    },
  ],
  references: [
    knownBillTo,
    {
      field: 'paymentNumber',
      when: `exists (select 1 from payments p where p.payment_number = s.payment_number
        and (p.paying_kind <> 'other' or p.division <> s.division))`,
      reason: 'Another payment has this number: one made in the portal, or of another division',
    },
    {
      field: 'invoiceNumber',
      when: `not exists (select 1 from invoices i where i.division = s.division and i.invoice_number = s.invoice_number
        and i.bill_to = m.bill_to and i.total_cents > 0)`,
      reason: 'There is no such invoice of this bill-to',
    },
    {
      field: 'paidDate',
      when: `m.pay_on > (now() at time zone (select v.time_zone from divisions v where v.code = s.division))::date`,
      reason: 'The day of the payment cannot be in the future',
    },
    {
      field: 'paymentNumber',
      when: `o.pay_on is not null and (o.stored and ${keptOf('m')} is distinct from ${keptOf('o')}
        or (m.bill_to, m.pay_on, m.method_name) is distinct from (o.bill_to, o.pay_on, o.method_name))`,
      reason: 'A stored payment changes only its status',
    },
    {
      field: 'status',
      when: `o.status <> 'paid' and m.status <> o.status`,
      reason: 'The payment came back already',
    },
    {
      field: 'paymentNumber',
      when: `exists (select 1 from import_stage f where ${isSamePayment('f')} and f.line < s.line
        and ${headOf('f')} is distinct from ${headOf('s')})`,
      reason: 'The facts of the payment differ from those on an earlier row of it',
    },
  ],
  current: `(select p.division, p.payment_number, g.invoice_number, a.payment_id is not null as stored, p.id, p.bill_to,
      p.pay_on, p.method_name, p.status, p.reason, a.pay_cents, a.discount_cents
    from import_stage g join payments p on p.division = g.division and p.payment_number = g.payment_number
    left join payment_allocations a
      on a.payment_id = p.id and a.division = g.division and a.invoice_number = g.invoice_number)`,
  judge: { lock: lockPaidInvoices('import_stage'), judge: refuseOverpaid },
  write: [
    `insert into payments (id, payment_number, division, bill_to, status, amount_cents, paying_kind, method_name,
       method_description, pay_on, receipt_email, placed_at, changed_at, reason)
     select distinct on (m.id) m.id, m.payment_number, m.division, m.bill_to, m.status,
       sum(m.pay_cents) over (partition by m.id), 'other', m.method_name, '', m.pay_on, '',
       (m.pay_on + time '12:00') at time zone d.time_zone, now(), m.reason
     from import_ready m join divisions d on d.code = m.division where m.outcome = 'added' order by m.id, m.line
     on conflict (payment_number) do nothing`,
    `insert into payment_allocations (payment_id, division, invoice_number, ship_to, open_before_cents, pay_cents,
       discount_cents, credit_cents)
     select m.id, m.division, m.invoice_number, i.ship_to, i.total_cents + coalesce((
         select sum(e.amount_cents) from invoice_entries e where e.division = i.division
           and e.invoice_number = i.invoice_number and e.kind not in ('charge', 'adjustment')), 0),
       m.pay_cents, m.discount_cents, 0
     from import_ready m join invoices i on i.division = m.division and i.invoice_number = m.invoice_number
     where m.outcome = 'added'`,
    `insert into payment_events (payment_id, at, kind, message)
     select p.id, p.placed_at, kind, '' from payments p, unnest(array['placed', 'paid']) with ordinality k (kind, place)
     where p.id in (select m.id from import_ready m where m.outcome = 'added')
       and not exists (select 1 from payment_events e where e.payment_id = p.id)
     order by p.id, k.place`,
    `update payments p set status = m.status, reason = m.reason, changed_at = now(),
       amount_cents = (select sum(a.pay_cents) from payment_allocations a where a.payment_id = p.id)
     from (select distinct on (m.id) m.* from import_ready m where m.outcome <> 'unchanged' order by m.id, m.line) m
     where p.id = m.id`,
    `insert into payment_events (payment_id, at, kind, message)
     select distinct m.id, now(), m.status, m.reason from import_ready m
     where m.outcome <> 'unchanged' and m.status <> 'paid'
       and not exists (select 1 from payment_events e where e.payment_id = m.id and e.kind = m.status)`,
    postImportedPayments(added),
    reverseImportedPayments(undone),
    `select pg_notify('${liveChannel}', json_build_object('topic', 'payment', 'division', a.division, 'shipTo', a.ship_to)::text)
     from (select distinct a.division, a.ship_to from payment_allocations a
       where a.payment_id in (select m.id from import_ready m where m.outcome <> 'unchanged')) a`,
    // Numbers that came from elsewhere are not given out again.
    `select setval('payment_numbers', m.highest)
     from (select max(payment_number::bigint) as highest from import_ready where payment_number ~ '^[0-9]{1,9}$') m,
          payment_numbers q
     where m.highest >= q.last_value`,
  ],
})
