import { formatDayWithYear } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import type { Payment, PaymentStatus } from '../payment.ts'

/** What a mail about a payment says. */
export type MailedPayment = Pick<
  Payment,
  | 'paymentNumber'
  | 'division'
  | 'billTo'
  | 'billToName'
  | 'status'
  | 'amount'
  | 'methodName'
  | 'payingKind'
  | 'payOn'
  | 'discount'
  | 'credit'
  | 'reason'
> & {
  readonly allocations: readonly Pick<Payment['allocations'][number], 'invoiceNumber' | 'pay' | 'discount' | 'credit'>[]
}

/** A mail's subject and text, and the same in one sentence. */
export interface PaymentTexts {
  readonly mail: { readonly subject: string; readonly text: string }
  readonly text: string
}

const heads: Readonly<Record<PaymentStatus, (payment: MailedPayment) => string>> = {
  processing: ({ payOn, payingKind, reason }) => {
    if (reason !== '') return `Your bank returned it: ${reason}`
    return payingKind === 'bank'
      ? `We collect it from your bank on ${formatDayWithYear(payOn)} or the next banking day.`
      : `Your card is charged on ${formatDayWithYear(payOn)}.`
  },
  paid: ({ payingKind }) => (payingKind === 'credit' ? 'Your credits were applied.' : 'It was paid.'),
  failed: ({ reason }) => `It failed: ${reason} Nothing was paid; the invoices are open again.`,
  voided: ({ reason }) => `It was voided. ${reason} Nothing was collected; the invoices are open again.`,
  returned: ({ reason }) => `Your bank returned it: ${reason} The invoices are open again.`,
  refunded: ({ reason }) => `It was refunded to your card. ${reason} The invoices are open again.`,
}

function subjectOf({ status, reason }: MailedPayment): string {
  if (status === 'processing') return reason === '' ? 'Receipt' : 'Payment to be collected again'
  return status === 'paid' ? 'Receipt' : `Payment ${status}`
}

/**
 * BILL-3, BILL-4: the receipt of a payment, or what became of it, in plain text; `paymentUrl` is
 * null for those who cannot sign in.
 */
export function paymentMail(payment: MailedPayment, paymentUrl: string | null): PaymentTexts {
  const { paymentNumber, billToName, amount, status, allocations } = payment
  const head = heads[status](payment).replaceAll(/ {2,}/g, ' ')
  const subject = subjectOf(payment)
  const invoices = allocations.filter(({ credit }) => credit >= 0)
  const credits = allocations.filter(({ credit }) => credit < 0)
  const text = [
    `Payment ${paymentNumber} of ${formatCents(amount)} for ${billToName} (${payment.division} ${payment.billTo}).`,
    head,
    '',
    `Paid with: ${payment.methodName}`,
    `Payment date: ${formatDayWithYear(payment.payOn)}`,
    '',
    ...invoices.map(
      ({ invoiceNumber, pay, discount, credit }) =>
        `Invoice ${invoiceNumber}: ${[
          formatCents(pay),
          ...(discount > 0 ? [`discount ${formatCents(discount)}`] : []),
          ...(credit > 0 ? [`credits ${formatCents(credit)}`] : []),
        ].join(', ')}`,
    ),
    ...credits.map(({ invoiceNumber, credit }) => `Credit ${invoiceNumber}: ${formatCents(-credit)} used`),
    '',
    ...(payment.credit > 0 ? [`Credits applied: ${formatCents(payment.credit)}`] : []),
    ...(payment.discount > 0 ? [`Discount: ${formatCents(payment.discount)}`] : []),
    `Amount: ${formatCents(amount)}`,
    '',
    ...(paymentUrl === null ? [] : [`View the payment: ${paymentUrl}`, '']),
  ].join('\n')
  return {
    mail: { subject: `${subject}: payment ${paymentNumber} for ${billToName}`, text },
    text: `Payment ${paymentNumber} of ${formatCents(amount)} for ${plural(invoices.length, 'invoice')} of ${billToName}. ${head}`,
  }
}
