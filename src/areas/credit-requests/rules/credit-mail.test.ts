import { expect, test } from 'vitest'
import { creditCommentMail, creditMail } from './credit-mail.ts'

const credit = {
  requestNumber: 'CR300001',
  invoiceNumber: '9100023',
  shipToName: 'Harbor Grill Downtown',
  status: 'approved',
  amount: 4200,
  approvedAmount: 2200,
  creditMemo: null,
} as const
const event = {
  kind: 'approve',
  toStatus: 'approved',
  byName: 'Ana',
  isByStaff: true,
  assigneeName: 'Ana',
  formerName: null,
  amount: 2200,
  message: '',
} as const
const link = 'https://portal.example/credit-requests?request=1'

test('a customer’s mail has plain words and no name of staff [CREDIT-4]', () => {
  const { mail, text } = creditMail(credit, event, false, link)
  expect(mail.subject).toBe('Credit request CR300001 for Harbor Grill Downtown: Approved: the credit is being booked')
  expect(mail.text).toContain('We approved $22.00.')
  expect(mail.text).toContain('Asked for: $42.00\nApproved: $22.00')
  expect(mail.text).toContain(link)
  expect(mail.text + text).not.toContain('Ana')
})

test('staff read the state and who did it [CREDIT-4]', () => {
  const { mail } = creditMail({ ...credit, approvedAmount: null }, event, true, link)
  expect(mail.subject).toContain(': approved')
  expect(mail.text).toContain('Ana approved $22.00.')
  expect(mail.text).not.toContain('Approved:')
})

test('a comment’s mail has the comment and whether it calls its reader by name [CREDIT-4]', () => {
  const said = (text: string, isMention: boolean) =>
    creditCommentMail(credit, { byName: 'Ana', text, isMention }, true, link).mail.text
  expect(said('Photo is blurred', true)).toContain('Ana mentions you:\nPhoto is blurred')
  expect(said('', false)).toContain('Ana wrote:\nA photo.')
})
