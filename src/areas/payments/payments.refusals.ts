import { refusals } from '#contract/refusals.ts'

/** Every "no" of making a payment (BILL-3); rules put numbers and days into their sentences. */
export const makePaymentRefusals = refusals({
  bill_to_not_found: [404, 'Bill-to not found.'],
  invoices_missing: [422, 'Choose at least one invoice to pay.'],
  invoice_twice: [422, 'Each invoice can be chosen once.'],
  invoice_not_payable: [422, 'This invoice is not open for this bill-to.'],
  credit_not_usable: [422, 'This credit is not open for this bill-to.'],
  amount_not_positive: [422, 'The amount must be more than $0.00.'],
  amount_above_open: [422, 'The amount is more than what is open.'],
  credits_above_invoices: [422, 'The credits are more than the amounts they would pay.'],
  method_required: [422, 'Choose a bank account or card.'],
  method_not_for_bill_to: [422, 'This payment method cannot be used for this bill-to.'],
  card_expired: [422, 'This card has expired. Choose another payment method.'],
  card_payments_not_allowed: [422, 'Cards cannot be used here. Choose a bank account.'],
  pay_on_in_past: [422, 'The payment date cannot be in the past.'],
  pay_on_too_far: [422, 'The payment date is too far ahead.'],
  pay_on_no_banking_day: [422, 'Banks are closed on this day.'],
  invoices_changed: [409, 'What is open has changed since you chose it. Please check the amounts again.'],
  total_changed: [409, 'The total has changed since you reviewed it. Please check it again.'],
})

/** Every "no" about a payment that was made (BILL-4). */
export const paymentRefusals = refusals({
  payment_not_found: [404, 'Payment not found.'],
  payment_move_not_possible: [409, 'The payment cannot change to this status any more.'],
  void_too_late: [409, 'The payment has been sent for collection and can no longer be voided.'],
  void_not_processing: [409, 'Only a payment that is processing can be voided.'],
  refund_not_paid: [409, 'Only a payment that was paid can be refunded.'],
  refund_not_by_card: [409, 'Only card payments can be refunded here.'],
  refund_asked: [409, 'A refund of this payment is on its way.'],
  too_many_resends: [429, 'This receipt was sent 3 times within 24 hours. Please try again tomorrow.'],
  no_receipt_address: [409, 'This payment has no e-mail address to send a receipt to.'],
  report_not_signed: [401, 'The signature does not fit the report.'],
  range_is_backwards: [400, 'The range ends before it starts.'],
})
