import type { Actor } from '#kit/actor.ts'
import { orRefuse, Refused } from '#kit/decision.ts'
import { formatCents } from '#kit/money.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Transaction } from '#platform/database/database.ts'
import { handle } from '#platform/http/handle.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { refundPayment, resendPaymentEmail, voidPayment } from '../history.endpoints.ts'
import { paymentAddress } from '../payments.addresses.ts'
import { paymentRefusals } from '../payments.refusals.ts'
import { mayRefund, mayResend, mayVoid } from '../rules/may-change-payment.ts'
import { paymentMail } from '../rules/payment-mail.ts'
import { readOwnPayment, toPayment } from './history.routes.ts'
import { queueRefund } from './refund-card.ts'
import { publishPayment } from './notify-of-payment.ts'
import { addEvent, allocationsOf, type LockedPayment, lockPayment, noteRefundAsked } from './payment.store.ts'
import { applyMove } from './record-outcome.ts'

/** The payment under its lock, with what is stored of it, when the actor may read it. */
async function holdOwn(tx: Transaction, actor: Actor, id: string, now: Date) {
  const payment = await lockPayment(tx, id)
  const stored = await readOwnPayment(tx, actor, id, now)
  if (!payment) throw new Refused(paymentRefusals.payment_not_found)
  return { payment, stored }
}

/** BILL-4, security 31: under the payment's lock, so that it is voided or collected, never both. */
export const voidPaymentHandler = handle(voidPayment, ({ db, params, body, caller, services, now, address }) =>
  db.inTransaction(async (tx) => {
    const { actor } = caller
    const { payment } = await holdOwn(tx, actor, params.paymentId, now)
    orRefuse(mayVoid(payment))
    const move = { status: 'voided', reasonCode: '', reason: body.reason, actor } as const
    await applyMove(tx, payment, move, { now, publicUrl: services.config.publicUrl })
    await auditChange(tx, actor, payment, 'payment.void', address)
    return { isSuccess: true as const, message: `Payment ${payment.paymentNumber} was voided` }
  }),
)

/** BILL-4: the refund is committed as asked for; a job asks the processor. */
export const refundPaymentHandler = handle(refundPayment, ({ db, params, body, caller, now, address }) =>
  db.inTransaction(async (tx) => {
    const { actor } = caller
    const { payment } = await holdOwn(tx, actor, params.paymentId, now)
    orRefuse(mayRefund(payment))
    const { id, amount } = payment
    await noteRefundAsked(tx, id, true, now)
    await addEvent(tx, id, { kind: 'refundAsked', actor, message: body.reason }, now)
    await queueRefund(tx, id, now)
    const shipTos = (await allocationsOf(tx, id)).map(({ shipTo }) => shipTo)
    await publishPayment(tx, payment, shipTos, actor)
    await auditChange(tx, actor, payment, 'payment.refund', address)
    return { isSuccess: true as const, message: `The refund of ${formatCents(amount)} is on its way` }
  }),
)

/** BILL-4, security 31: to the stored address and no other, at most 3 times within 24 hours. */
export const resendPaymentEmailHandler = handle(resendPaymentEmail, ({ db, params, caller, services, now }) =>
  db.inTransaction(async (tx) => {
    const { actor } = caller
    const { stored } = await holdOwn(tx, actor, params.paymentId, now)
    const { id, receiptEmail, resent } = stored
    orRefuse(mayResend(receiptEmail, resent))
    const { mail } = paymentMail(toPayment(stored, actor), services.config.publicUrl + paymentAddress(id))
    await queueMail(tx, { to: receiptEmail, ...mail })
    await addEvent(tx, id, { kind: 'mailed', actor }, now)
    return { isSuccess: true as const, message: 'The receipt was sent again' }
  }),
)

function auditChange(
  tx: Transaction,
  actor: Actor,
  { id, paymentNumber, division, billTo, amount }: LockedPayment,
  action: 'payment.void' | 'payment.refund',
  address: string,
): Promise<void> {
  const details = { paymentNumber, billTo, amount }
  return audit(tx, { actor, action, entity: `payment:${id}`, division, details, address })
}
