import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { withByteOrderMark } from '#contract/file-content.ts'
import { dayOfUser } from '#areas/customers/server/public.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Queries } from '#platform/database/database.ts'
import { handle, handleOnReplica } from '#platform/http/handle.ts'
import { inSlices } from '#platform/in-slices.ts'
import { downloadPayments, downloadReceipt, getPayment, listPayments } from '../history.endpoints.ts'
import type { Payment } from '../payment.ts'
import { paymentRefusals } from '../payments.refusals.ts'
import { abilityText } from '../rules/ability-text.ts'
import { historyRange } from '../rules/history-range.ts'
import { mayRefund, mayResend, mayVoid } from '../rules/may-change-payment.ts'
import { writePaymentsFile } from '../rules/write-payments-file.ts'
import { readPaidInvoices, readPayment, readPayments, type StoredPayment } from './history.store.ts'

/** Max payments in one file. */
const maxFilePayments = 20_000

/** BILL-4: a page of the history. */
export const listPaymentsHandler = handleOnReplica(listPayments, async ({ db, query, caller, now, services }) => {
  const { userId } = caller.actor
  const today = await dayOfUser(db, userId, now)
  const range = orRefuse(historyRange(query, today, services.config.constants.invoiceDaysBack))
  const { pageNo, pageSize, includeTotal = false } = query
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize, includeTotal }
  const { payments, total, sum } = await readPayments(db, { ...query, ...range, userId }, page)
  return {
    payments,
    ...(total !== null && sum !== null && { totalRecords: total, sum }),
    pageNo,
    pageSize,
    today,
    ...range,
  }
})

/** BILL-4: the history as a file. */
export const downloadPaymentsHandler = handle(downloadPayments, async ({ db, query, caller, now, services, reply }) => {
  const { userId } = caller.actor
  const today = await dayOfUser(db, userId, now)
  const range = orRefuse(historyRange(query, today, services.config.constants.invoiceDaysBack))
  const rows = await readPaidInvoices(db, { ...query, ...range, userId }, maxFilePayments)
  void reply.header('content-disposition', `attachment; filename="payments-${today}.csv"`)
  return withByteOrderMark(await inSlices(writePaymentsFile(rows)))
})

/** BILL-4: one payment; those of others read like missing ones. */
export const getPaymentHandler = handleOnReplica(getPayment, async ({ db, params, caller, now }) => {
  const stored = await readOwnPayment(db, caller.actor, params.paymentId, now)
  const { timeZone } = stored
  return { payment: toPayment(stored, caller.actor), timeZone, today: todayIn(timeZone, now) }
})

/** BILL-3: the receipt. */
export const downloadReceiptHandler = handle(downloadReceipt, async ({ db, params, caller, now, reply }) => {
  const stored = await readOwnPayment(db, caller.actor, params.paymentId, now)
  // Loaded with the first file: what draws PDFs takes 29 MB, and no part in starting the portal.
  const { receiptPdf } = await import('./receipt-pdf.ts')
  void reply.header('content-disposition', `inline; filename="payment-${stored.paymentNumber}.pdf"`)
  return receiptPdf(toPayment(stored, caller.actor), now)
})

/** The payment, when the actor may read it; refuses with 404. */
export async function readOwnPayment(db: Queries, actor: Actor, id: string, now: Date): Promise<StoredPayment> {
  const stored = await readPayment(db, actor.userId, id, now)
  if (!stored) throw new Refused(paymentRefusals.payment_not_found)
  return stored
}

/** A payment with what the actor may do with it. */
export function toPayment(stored: StoredPayment, actor: Actor): Payment {
  const { timeZone: _zone, receiptEmail, isAsked, resent, ...payment } = stored
  const state = { ...payment, isAsked }
  return {
    ...payment,
    discount: payment.allocations.reduce((sum, { discount }) => sum + discount, 0),
    credit: payment.allocations.reduce((sum, { credit }) => sum + Math.max(0, credit), 0),
    abilities: {
      void: abilityText(actor.can('voidPayment'), mayVoid(state)),
      refund: abilityText(actor.can('voidPayment'), mayRefund(state)),
      resend: abilityText(actor.can('resendPaymentEmail'), mayResend(receiptEmail, resent)),
    },
  }
}
