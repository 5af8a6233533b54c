import { expect, test } from 'vitest'
import { linkMail } from './link-mail.ts'

test('the mail names what is to pay, who asks, and the last day [NEXT-13]', () => {
  const { subject, text } = linkMail(
    {
      senderName: 'Rosa Diaz',
      billToName: 'Harbor Grill Group',
      invoices: [
        { invoiceNumber: 'A1', dueDate: '2026-02-23', open: 500 },
        { invoiceNumber: 'A2', dueDate: '2026-03-23', open: 123_456 },
      ],
      lastDay: '2026-03-16',
    },
    'https://larder.example/pay#TOKEN',
  )
  expect(subject).toBe('$1,239.56 to pay for Harbor Grill Group')
  expect(text).toBe(`Rosa Diaz asks you to pay 2 invoices of Harbor Grill Group.

Invoice A1, due Mon, Feb 23, 2026: $5.00
Invoice A2, due Mon, Mar 23, 2026: $1,234.56

To pay: $1,239.56

Open this link to pay by card, without signing in. It works until Mon, Mar 16, 2026 and pays once:
https://larder.example/pay#TOKEN

Whoever has this link sees these invoices and can pay them, and nothing else. If you did not expect it, ask Rosa Diaz before you pay.
`)
})
