import { type Decision, Refused } from '#kit/decision.ts'
import { lockInvoices, reverseEntries } from '#areas/invoices/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Transaction } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { type PaymentStatus, undoneStatuses } from '../payment.ts'
import { paymentAddress } from '../payments.addresses.ts'
import { paymentRefusals } from '../payments.refusals.ts'
import { movePayment } from '../rules/move-payment.ts'
import { paymentMail } from '../rules/payment-mail.ts'
import { publishPayment, sendPaymentToErp } from './notify-of-payment.ts'
import { forgetOneTimeCard } from './one-time-card.store.ts'
import { addEvent, allocationsOf, type LockedPayment, lockPayment, moveTo } from './payment.store.ts'

/** What bank or processor says of a payment. */
export interface PaymentOutcome {
  readonly status: 'paid' | 'failed' | 'returned' | 'refunded'
  /** Such as R01. */
  readonly reasonCode?: string
  /** A sentence for the customer, without the code. */
  readonly reason?: string
}

/** What came of the report. */
export interface RecordedOutcome {
  /** False for one that is known already, or too late. */
  readonly isNews: boolean
  /** The payment's status afterwards. */
  readonly status: PaymentStatus
}

/**
 * BILL-3, BILL-4: what became of the money, in the caller's transaction. The same report again
 * changes nothing. One that no longer fits, such as a return of a voided payment, is kept in the
 * payment's history and changes no amount.
 */
export async function recordOutcome(
  tx: Transaction,
  paymentId: string,
  outcome: PaymentOutcome,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<RecordedOutcome> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) throw new Refused(paymentRefusals.payment_not_found)
  const { reasonCode = '' } = outcome
  const reason = [outcome.reason ?? '', reasonCode && `(${reasonCode})`].filter(Boolean).join(' ')
  // Money that comes back before it counted as paid was never paid.
  const isUnpaid = payment.status === 'processing' && !payment.wasPaid
  const to = outcome.status === 'returned' && isUnpaid ? 'failed' : outcome.status
  if (payment.status === 'failed' && outcome.status === 'returned') return { isNews: false, status: 'failed' }
  const decision: Decision<{ readonly isNews: boolean }> = movePayment(payment.status, to, 'bank')
  if (!decision.allowed) {
    const message = `The bank reported that it was ${outcome.status}. ${reason}`.trim()
    await noteLate(tx, paymentId, message, now)
    return { isNews: false, status: payment.status }
  }
  if (!decision.value.isNews) return { isNews: false, status: payment.status }
  await applyMove(tx, payment, { status: to, reasonCode, reason, actor: null }, { now, publicUrl })
  return { isNews: true, status: to }
}

/** A new status with everything that follows from it. */
export interface AppliedMove {
  readonly status: Exclude<PaymentStatus, 'processing'>
  readonly reasonCode: string
  readonly reason: string
  readonly actor: { readonly userId: string; readonly realUserId: string } | null
}

const isUndone = (status: PaymentStatus): boolean => (undoneStatuses as readonly PaymentStatus[]).includes(status)

/** Moves a locked payment: entries, history, ERP, mail and live events, as one change. */
export async function applyMove(
  tx: Transaction,
  payment: LockedPayment,
  { status, reasonCode, reason, actor }: AppliedMove,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<void> {
  const { id, division } = payment
  const allocations = await allocationsOf(tx, id)
  if (isUndone(status)) {
    await lockInvoices(tx, allocations)
    await reverseEntries(tx, id, now)
  }
  await moveTo(tx, id, { status, reasonCode, reason }, now)
  await addEvent(tx, id, { kind: status, actor, message: reason }, now)
  // The ERP learns of a payment when it is first paid; of its end only when it was.
  const first = payment.wasPaid ? undefined : 'payment.paid'
  const topic = status === 'paid' ? first : payment.wasPaid ? 'payment.reversed' : undefined
  const news = { status, on: todayIn(payment.timeZone, now), reasonCode, reason }
  if (topic) await sendPaymentToErp(tx, topic, payment, allocations, news)
  await forgetOneTimeCard(tx, id)
  if (status !== 'paid' || payment.linkSentBy !== null) await mailNews(tx, payment, { ...news, allocations, publicUrl })
  await publishPayment(
    tx,
    { id, division },
    allocations.map(({ shipTo }) => shipTo),
    actor,
  )
}

const billToName = sql(
  'payments.bill-to-name',
  'select name from bill_tos where division = :division and number = :billTo',
)

/**
 * Notifies who paid when the payment came to nothing. One that a link made is news either way, for
 * whom the link went to and for who had sent it.
 */
export async function mailNews(
  tx: Transaction,
  payment: LockedPayment,
  news: {
    readonly status: PaymentStatus
    readonly reason: string
    readonly allocations: Awaited<ReturnType<typeof allocationsOf>>
    readonly publicUrl: string
  },
): Promise<void> {
  const { division, billTo, placedBy, linkSentBy, receiptEmail, id } = payment
  const recipient = placedBy ?? linkSentBy
  if (recipient === null) return
  const { name } = await tx.row<{ name: string }>(billToName({ division, billTo }))
  const discount = news.allocations.reduce((sum, each) => sum + each.discount, 0)
  const credit = news.allocations.reduce((sum, each) => sum + Math.max(0, each.credit), 0)
  const { allocations, reason, status } = news
  const mailed = { ...payment, billToName: name, discount, credit, allocations, reason, status }
  const place = { to: paymentAddress(id), division, billTo }
  await notify(tx, recipient, 'payment', paymentMail(mailed, news.publicUrl + place.to), place)
  if (placedBy === null) await queueMail(tx, { to: receiptEmail, ...paymentMail(mailed, null).mail })
}

const late = sql(
  'payments.note-late',
  `insert into payment_events (payment_id, at, kind, message)
   select :id, :now, 'late', :message
   where not exists (select from payment_events where payment_id = :id and kind = 'late' and message = :message)`,
)

/** Keeps what changes nothing any more in the history, once. */
export const noteLate = (tx: Transaction, id: string, message: string, now: Date): Promise<void> =>
  tx.send(late({ id, now, message }))
