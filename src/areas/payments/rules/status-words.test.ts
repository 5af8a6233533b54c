import { expect, test } from 'vitest'
import { paymentStatuses } from '../payment.ts'
import { describeStatus, statusWords, wordsOfStatus } from './status-words.ts'

const payment = { payOn: '2026-03-02', payingKind: 'bank', isRefundAsked: false, reason: '' } as const

test('the six statuses have words and a sentence each [BILL-4]', () => {
  expect(Object.keys(statusWords)).toEqual([...paymentStatuses])
  const sentences = paymentStatuses.map((status) => describeStatus({ ...payment, status }, '2026-03-02'))
  expect(new Set(sentences).size).toBe(6)
})

test('a payment of a later day is scheduled; one that came back says why and that the invoices are open [BILL-4]', () => {
  expect(describeStatus({ ...payment, status: 'processing' }, '2026-03-01')).toBe('Scheduled for Mon, Mar 2, 2026.')
  expect(describeStatus({ ...payment, status: 'returned', reason: 'Insufficient funds. (R01)' }, '2026-03-05')).toBe(
    'The bank returned it. Insufficient funds. (R01) The invoices are open again.',
  )
  const reason = 'Not enough money. (R01) We collect it again on Tue, Mar 10, 2026.'
  expect(describeStatus({ ...payment, status: 'processing', reason }, '2026-03-05')).toBe(
    'The bank returned it. Not enough money. (R01) We collect it again on Tue, Mar 10, 2026.',
  )
  expect(describeStatus({ ...payment, status: 'paid', isRefundAsked: true }, '2026-03-05')).toBe(
    'It was paid. A refund is on its way.',
  )
})

test('a badge says Scheduled before its day, and that a refund is on its way [BILL-4]', () => {
  const label = (status: (typeof paymentStatuses)[number], isRefundAsked: boolean, today: string) =>
    wordsOfStatus({ ...payment, status, isRefundAsked }, today).label
  expect(label('processing', false, '2026-03-01')).toBe('Scheduled')
  expect(label('processing', false, '2026-03-02')).toBe('Processing')
  expect(label('voided', false, '2026-03-01')).toBe('Voided')
  expect(label('paid', true, '2026-03-05')).toBe('Refund on its way')
  expect(label('refunded', true, '2026-03-05')).toBe('Refunded')
})
