import type { Actor } from '#kit/actor.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries, Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { PayingKind, PaymentEventKind, PaymentMode, PaymentStatus } from '../payment.ts'
import type { PlanLine } from '../rules/plan-payment.ts'

/** A payment about to exist. */
export interface NewPayment {
  readonly id: string
  readonly division: string
  readonly billTo: string
  readonly status: PaymentStatus
  readonly amount: number
  readonly payingKind: PayingKind
  readonly methodId: string | null
  readonly methodName: string
  readonly methodDescription: string
  readonly mode: PaymentMode
  readonly payOn: CalendarDate
  readonly receiptEmail: string
  /** Null: the portal itself. */
  readonly actor: Pick<Actor, 'userId' | 'realUserId'> | null
  /** Of a payment made by a link: where the link went, and who sent it. */
  readonly link?: { readonly email: string; readonly sentBy: string } | null
  readonly lines: readonly PlanLine[]
}

const insert = sql(
  'payments.insert',
  `with placed as (
     insert into payments (id, division, bill_to, status, amount_cents, paying_kind, method_id, method_name,
       method_description, mode, pay_on, placed_by, placed_by_real_user, link_email, link_sent_by, receipt_email, placed_at, changed_at)
     values (:id, :division, :billTo, :status, :amount, :payingKind, :methodId, :methodName, :methodDescription, :mode,
       :payOn, :userId, :realUserId, :linkEmail, :linkSentBy, :receiptEmail, :now, :now)
     returning id, payment_number),
   lines as (
     insert into payment_allocations (payment_id, division, invoice_number, ship_to, open_before_cents, pay_cents,
       discount_cents, credit_cents)
     select p.id, :division, l."invoiceNumber", l."shipTo", l.open, l.pay, l.discount, l.credit
     from placed p, jsonb_to_recordset(:lines::jsonb) as l ("invoiceNumber" text, "shipTo" text, open bigint, pay bigint,
       discount bigint, credit bigint))
   select payment_number as "paymentNumber" from placed`,
)

/** BILL-3: writes a payment with its allocations; returns its number. */
export async function insertPayment(tx: Transaction, payment: NewPayment, now: Date): Promise<string> {
  const { actor } = payment
  const { paymentNumber } = await tx.row<{ paymentNumber: string }>(
    insert({
      id: payment.id,
      division: payment.division,
      billTo: payment.billTo,
      status: payment.status,
      amount: payment.amount,
      payingKind: payment.payingKind,
      methodId: payment.methodId,
      methodName: payment.methodName,
      methodDescription: payment.methodDescription,
      mode: payment.mode,
      payOn: payment.payOn,
      userId: actor?.userId ?? null,
      realUserId: actor && actor.realUserId !== actor.userId ? actor.realUserId : null,
      linkEmail: payment.link?.email ?? null,
      linkSentBy: payment.link?.sentBy ?? null,
      receiptEmail: payment.receiptEmail,
      now,
      lines: JSON.stringify(payment.lines),
    }),
  )
  return paymentNumber
}

/** A payment under its lock. */
export interface LockedPayment {
  readonly id: string
  readonly paymentNumber: string
  readonly division: string
  readonly billTo: string
  readonly status: PaymentStatus
  readonly amount: number
  readonly payingKind: PayingKind
  readonly methodId: string | null
  readonly methodName: string
  readonly payOn: CalendarDate
  readonly placedBy: string | null
  /** Who sent the link that made it; null for all others. */
  readonly linkSentBy: string | null
  readonly receiptEmail: string
  readonly isAsked: boolean
  /** When bank or processor was first asked. */
  readonly askedAt: string | null
  readonly isRefundAsked: boolean
  readonly refundAskedAt: string | null
  /** True from the first time on: the ERP knows. */
  readonly wasPaid: boolean
  /** Which of the debits of a bank payment is on its way: 1, then 2 and 3 after returns. */
  readonly presentment: number
  readonly timeZone: string
}

const lock = sql(
  'payments.lock',
  `select p.id, p.payment_number as "paymentNumber", p.division, p.bill_to as "billTo", p.status,
     p.amount_cents as amount, p.paying_kind as "payingKind", p.method_id as "methodId", p.method_name as "methodName",
     p.pay_on as "payOn", p.placed_by as "placedBy", p.link_sent_by as "linkSentBy", p.receipt_email as "receiptEmail",
     p.asked_at is not null as "isAsked", p.asked_at as "askedAt", p.refund_asked_at is not null as "isRefundAsked",
     p.refund_asked_at as "refundAskedAt", p.presentment, d.time_zone as "timeZone",
     exists (select from payment_events e where e.payment_id = p.id and e.kind = 'paid') as "wasPaid"
   from payments p join divisions d on d.code = p.division where p.id = :id for no key update of p`,
)

/** Locks a payment until the transaction ends: who changes it waits for whoever does already. */
export const lockPayment = (tx: Transaction, id: string): Promise<LockedPayment | undefined> => tx.maybe(lock({ id }))

/** What a payment did to an invoice, as it is stored. */
export interface StoredAllocation {
  readonly division: string
  readonly invoiceNumber: string
  readonly shipTo: string
  readonly pay: number
  readonly discount: number
  readonly credit: number
}

const allocations = sql(
  'payments.allocations',
  `select division, invoice_number as "invoiceNumber", ship_to as "shipTo", pay_cents as pay, discount_cents as discount,
     credit_cents as credit
   from payment_allocations where payment_id = :id order by division, invoice_number`,
)

/** What a payment did, invoice by invoice. */
export const allocationsOf = (db: Queries, id: string): Promise<StoredAllocation[]> => db.rows(allocations({ id }))

const move = sql(
  'payments.move',
  `update payments set status = :status, reason_code = :reasonCode, reason = :reason, changed_at = :now where id = :id`,
)

/** Gives a locked payment its new status. */
export const moveTo = (
  tx: Transaction,
  id: string,
  to: { status: PaymentStatus; reasonCode: string; reason: string },
  now: Date,
): Promise<void> => tx.send(move({ id, status: to.status, reasonCode: to.reasonCode, reason: to.reason, now }))

const asked = sql('payments.asked', `update payments set asked_at = :now, changed_at = :now where id = :id`)
const refundAsked = sql(
  'payments.refund-asked',
  `update payments set refund_asked_at = case when :isAsked then :now::timestamptz end, changed_at = :now where id = :id`,
)

/** From now on bank or processor may have the money. */
export const noteAsked = (tx: Transaction, id: string, now: Date): Promise<void> => tx.send(asked({ id, now }))

/** A refund is asked for, or was declined and is not any more. */
export const noteRefundAsked = (tx: Transaction, id: string, isAsked: boolean, now: Date): Promise<void> =>
  tx.send(refundAsked({ id, isAsked, now }))

const event = sql(
  'payments.add-event',
  `insert into payment_events (payment_id, at, kind, by_user, by_real_user, message)
   values (:id, :now, :kind, :userId, :realUserId, :message)`,
)

/** Adds a line to a payment's history; `actor` is null for bank, processor and portal. */
export const addEvent = (
  tx: Queries,
  id: string,
  entry: { kind: PaymentEventKind; actor?: Pick<Actor, 'userId' | 'realUserId'> | null; message?: string },
  now: Date,
): Promise<void> =>
  tx.send(
    event({
      id,
      now,
      kind: entry.kind,
      userId: entry.actor?.userId ?? null,
      realUserId: entry.actor && entry.actor.realUserId !== entry.actor.userId ? entry.actor.realUserId : null,
      message: entry.message ?? '',
    }),
  )
