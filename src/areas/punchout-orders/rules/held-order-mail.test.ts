import { expect, test } from 'vitest'
import { heldOrderMail } from './held-order-mail.ts'

const order = { orderId: 'PO-7', shipToName: 'Ward 7', division: 'NLV', shipTo: '0000101' }

test('the mail of a held order names it, says why, and leads to its cart [PUNCH-3]', () => {
  const { subject, text } = heldOrderMail(
    { ...order, reasons: ['The total is not that of the lines.'] },
    'https://x.example/c',
  )
  expect(subject).toBe('Order PO-7 waits for review')
  expect(text).toBe(
    'Order PO-7 of a procurement system for Ward 7 (NLV 0000101) was received and not placed:\n\n' +
      '- The total is not that of the lines.\n\nReview the cart and place it: https://x.example/c\n',
  )
})

test('of many reasons the first are listed [PUNCH-3]', () => {
  const reasons = Array.from({ length: 25 }, (_, n) => `reason ${n}`)
  expect(heldOrderMail({ ...order, reasons }, '').text).toContain('- reason 19\n- and 5 more\n')
})
