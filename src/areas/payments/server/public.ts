export { acknowledgePayment, type BookedPart } from './acknowledge-payment.ts'
export { bankPaymentsOf } from './bank-payments.ts'
export { type PaymentOrder, placePayment } from './place-payment.ts'
