import { formatDayWithYear } from '#kit/dates.ts'
import type { Payment, PaymentStatus } from '../payment.ts'

/** How a status reads; `tone` is that of its badge. */
interface StatusWords {
  readonly label: string
  readonly tone: 'neutral' | 'info' | 'good' | 'warning' | 'danger'
}

/** BILL-4: the six statuses in words. */
export const statusWords: Readonly<Record<PaymentStatus, StatusWords>> = {
  processing: { label: 'Processing', tone: 'info' },
  paid: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'danger' },
  voided: { label: 'Voided', tone: 'neutral' },
  returned: { label: 'Returned', tone: 'danger' },
  refunded: { label: 'Refunded', tone: 'neutral' },
}

/** BILL-4: the status in a word or two; a payment of a later day is scheduled. */
export function wordsOfStatus(
  { status, payOn, isRefundAsked }: Pick<Payment, 'status' | 'payOn' | 'isRefundAsked'>,
  today: string,
): StatusWords {
  if (status === 'processing' && payOn > today) return { label: 'Scheduled', tone: 'info' }
  if (status === 'paid' && isRefundAsked) return { label: 'Refund on its way', tone: 'warning' }
  return statusWords[status]
}

type Described = Pick<Payment, 'status' | 'payOn' | 'payingKind' | 'isRefundAsked' | 'reason'>

/** BILL-4: what the status means for this payment, in one sentence. */
export function describeStatus({ status, payOn, payingKind, isRefundAsked, reason }: Described, today: string): string {
  const because = reason === '' ? '' : ` ${reason}`
  switch (status) {
    case 'processing':
      if (reason !== '') return `The bank returned it.${because}`
      if (payOn > today) return `Scheduled for ${formatDayWithYear(payOn)}.`
      return payingKind === 'bank'
        ? 'We collect it from the bank account; that takes about two banking days.'
        : 'The card is being charged.'
    case 'paid':
      return isRefundAsked ? 'It was paid. A refund is on its way.' : 'It was paid.'
    case 'failed':
      return `Nothing was paid.${because} The invoices are open again.`
    case 'voided':
      return `Nothing was collected.${because} The invoices are open again.`
    case 'returned':
      return `The bank returned it.${because} The invoices are open again.`
    case 'refunded':
      return 'The money went back to the card. The invoices are open again.'
  }
}
