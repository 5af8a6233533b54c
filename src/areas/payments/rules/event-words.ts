import type { PaymentEventKind } from '../payment.ts'

/** BILL-4: what happened to a payment, in the words of its history. */
export const eventWords: Readonly<Record<PaymentEventKind, string>> = {
  placed: 'Made',
  asked: 'Sent for collection',
  collectAgain: 'To be collected again',
  paid: 'Paid',
  failed: 'Failed',
  voided: 'Voided',
  returned: 'Returned by the bank',
  refundAsked: 'Refund asked for',
  refundDeclined: 'Refund declined',
  refunded: 'Refunded',
  mailed: 'Receipt sent again',
  booked: 'In the books of your distributor',
  late: 'A late report that changed nothing',
}
