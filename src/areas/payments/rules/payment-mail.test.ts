import { expect, test } from 'vitest'
import { type MailedPayment, paymentMail } from './payment-mail.ts'

const payment: MailedPayment = {
  paymentNumber: '100001',
  division: 'NLV',
  billTo: '0000100',
  billToName: 'Harbor Grill Group',
  status: 'processing',
  amount: 11_800,
  methodName: 'Business account ending in 1012',
  payingKind: 'bank',
  payOn: '2026-03-02',
  discount: 200,
  credit: 3000,
  reason: '',
  allocations: [
    { invoiceNumber: 'I1', pay: 2000, discount: 0, credit: 3000 },
    { invoiceNumber: 'I2', pay: 9800, discount: 200, credit: 0 },
    { invoiceNumber: 'C1', pay: 0, discount: 0, credit: -3000 },
  ],
}

test('the receipt has number, method, day and every amount [BILL-3]', () => {
  const { mail, text } = paymentMail(payment, 'https://larder.example/p')
  expect(mail.subject).toBe('Receipt: payment 100001 for Harbor Grill Group')
  expect(mail.text.split('\n')).toEqual([
    'Payment 100001 of $118.00 for Harbor Grill Group (NLV 0000100).',
    'We collect it from your bank on Mon, Mar 2, 2026 or the next banking day.',
    '',
    'Paid with: Business account ending in 1012',
    'Payment date: Mon, Mar 2, 2026',
    '',
    'Invoice I1: $20.00, credits $30.00',
    'Invoice I2: $98.00, discount $2.00',
    'Credit C1: $30.00 used',
    '',
    'Credits applied: $30.00',
    'Discount: $2.00',
    'Amount: $118.00',
    '',
    'View the payment: https://larder.example/p',
    '',
  ])
  expect(text).toContain('Payment 100001 of $118.00 for 2 invoices of Harbor Grill Group.')
})

test('a payment that came back says why and that the invoices are open again [BILL-4]', () => {
  const returned = paymentMail({ ...payment, status: 'returned', reason: 'Insufficient funds (R01).' }, 'https://x')
  expect(returned.mail.subject).toBe('Payment returned: payment 100001 for Harbor Grill Group')
  expect(returned.text).toMatch(/Your bank returned it: Insufficient funds \(R01\)\. The invoices are open again\.$/)
  expect(paymentMail({ ...payment, status: 'voided' }, 'https://x').text).toMatch(
    /It was voided\. Nothing was collected; the invoices are open again\.$/,
  )
})

test('a payment that is collected again says why and when, and not that invoices are open [BILL-6]', () => {
  const reason = 'Insufficient funds. (R01) We collect it again on Tue, Mar 10, 2026.'
  const again = paymentMail({ ...payment, reason }, 'https://x')
  expect(again.mail.subject).toBe('Payment to be collected again: payment 100001 for Harbor Grill Group')
  expect(again.text).toMatch(/Your bank returned it: Insufficient funds\. \(R01\) We collect it again on .* 2026\.$/)
})
