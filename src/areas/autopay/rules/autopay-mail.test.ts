import { expect, test } from 'vitest'
import { comingRunMail, endedMail, type MailedRun, overLimitMail, stoppedMail } from './autopay-mail.ts'

const schedule = {
  billToName: 'Harbor Grill Group',
  division: 'NLV',
  billTo: '0000100',
  whenText: 'Every Friday',
  methodName: 'Business account ending in 1012',
  url: 'https://larder.example/autopay?schedule=1',
}
const run: MailedRun = {
  payOn: '2026-03-06',
  total: 4800,
  credit: 200,
  discount: 0,
  limit: null,
  isOverLimit: false,
  invoices: [{ invoiceNumber: 'P1', dueDate: '2026-03-05', open: 5000 }],
}

test('the mail before a run says what it pays, from what, and where to skip it [BILL-5]', () => {
  const { mail, text } = comingRunMail(schedule, run)
  expect(mail.subject).toBe('Autopay on Fri, Mar 6, 2026: Harbor Grill Group')
  expect(mail.text).toBe(
    [
      'Autopay for Harbor Grill Group (NLV 0000100), every Friday.',
      'On Fri, Mar 6, 2026 it pays $48.00 for 1 invoice with Business account ending in 1012.',
      'What is paid or invoiced until then changes this amount.',
      '',
      'Invoice P1, due Thu, Mar 5, 2026: $50.00',
      'Credits: -$2.00',
      'Amount: $48.00',
      '',
      'Skip this run or end autopay: https://larder.example/autopay?schedule=1',
      '',
    ].join('\n'),
  )
  expect(text).toBe('Autopay on Fri, Mar 6, 2026 for Harbor Grill Group: $48.00 for 1 invoice.')
})

test('a run that would be above its limit says so before [BILL-5]', () => {
  const { mail } = comingRunMail(schedule, { ...run, isOverLimit: true, limit: 1000 })
  expect(mail.text).toContain('The sum of $48.00 is more than the limit of $10.00: this run would pay nothing.')
})

test('many invoices are counted instead of named [BILL-5]', () => {
  const invoices = Array.from({ length: 53 }, () => run.invoices[0]!)
  expect(comingRunMail(schedule, { ...run, invoices }).mail.text).toContain('and 3 more invoices')
})

test('over the limit, stopped and ended each say what happened and where to look [BILL-5]', () => {
  expect(overLimitMail(schedule, 'The run paid nothing.').mail.text).toContain('The run paid nothing.')
  expect(stoppedMail(schedule, 'Cards cannot be used here.')).toMatchObject({
    mail: { subject: 'Autopay was stopped: Harbor Grill Group' },
    text: 'Autopay for Harbor Grill Group was stopped: Cards cannot be used here.',
  })
  expect(endedMail(schedule, 'Rosa').mail.text).toContain('Rosa ended it.')
})
