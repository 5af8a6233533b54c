import { expect, test } from 'vitest'
import { planNewsMail, proposalMail } from './plan-mail.ts'

const plan = { planNumber: '1001', billToName: 'Harbor Grill Group', covered: 5000 }
const url = 'https://larder.example/payment-plans'

test('a proposal names its payments and the last day to answer [NEXT-13]', () => {
  const instalments = [
    { number: 0, dueOn: '2026-03-02', amount: 1000 },
    { number: 1, dueOn: '2026-03-09', amount: 4000 },
  ]
  expect(proposalMail(plan, { instalments, answerBy: '2026-03-02' }, url).mail.text)
    .toBe(`A payment plan for $50.00 of Harbor Grill Group waits for your answer until Mon, Mar 2, 2026.

Down payment, Mon, Mar 2, 2026: $10.00
Instalment 1, Mon, Mar 9, 2026: $40.00

Look at it, and accept or decline it:
${url}
`)
})

test('a default says why, and that everything is due as before [NEXT-13]', () => {
  expect(planNewsMail('defaulted', plan, 'The account was closed. (R02)', url)).toEqual({
    mail: {
      subject: 'Payment plan 1001 of Harbor Grill Group: defaulted',
      text: `Payment plan 1001 of Harbor Grill Group missed an instalment and has ended: The account was closed. (R02) Its invoices are due as before.\n\n${url}\n`,
    },
    text: 'Payment plan 1001 of Harbor Grill Group missed an instalment and has ended: The account was closed. (R02) Its invoices are due as before.',
  })
})
