import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { PayingKind, PaymentStatus } from '../payment.ts'
import { paymentRefusals } from '../payments.refusals.ts'

/** What decides over voiding and refunding. */
export interface PaymentState {
  readonly status: PaymentStatus
  readonly payingKind: PayingKind
  /** True from the moment bank or processor may have the money. */
  readonly isAsked: boolean
  readonly isRefundAsked: boolean
}

/** BILL-4, security 31: a payment is voided before anybody is asked to collect it, once. */
export function mayVoid({ status, isAsked }: PaymentState): Decision {
  if (status !== 'processing') {
    const message = `This payment is ${status}. Only a payment that is processing can be voided.`
    return refuse(paymentRefusals.void_not_processing, { message, details: { status } })
  }
  return isAsked ? refuse(paymentRefusals.void_too_late) : allow()
}

/** BILL-4: a payment is refunded after it was paid, once, in full, to the card it came from. */
export function mayRefund({ status, payingKind, isRefundAsked }: PaymentState): Decision {
  if (status !== 'paid') {
    const message = `This payment is ${status}. Only a payment that was paid can be refunded.`
    return refuse(paymentRefusals.refund_not_paid, { message, details: { status } })
  }
  if (payingKind !== 'card') return refuse(paymentRefusals.refund_not_by_card)
  return isRefundAsked ? refuse(paymentRefusals.refund_asked) : allow()
}

/** Security 31: receipts sent again within 24 hours. */
export const maxResends = 3

/** BILL-4: the receipt is sent again to the address it went to, and to no other. */
export function mayResend(receiptEmail: string, resentWithinDay: number): Decision {
  if (receiptEmail === '') return refuse(paymentRefusals.no_receipt_address)
  return resentWithinDay < maxResends ? allow() : refuse(paymentRefusals.too_many_resends)
}
