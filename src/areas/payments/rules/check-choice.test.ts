import { expect, test } from 'vitest'
import { buildPayable } from '../testing/build-payable.ts'
import { checkChoice, type SeenChoice } from './check-choice.ts'

const facts = {
  invoices: [buildPayable('I1', 5000), buildPayable('I2', 700, { dueDate: '2026-04-01' })],
  credits: [buildPayable('C1', -900)],
  terms: null,
}
const one = { invoiceNumber: 'I1', amount: 5000, seenOpen: 5000 }
const choice: SeenChoice = { invoices: [one], credits: [], payOn: '2026-03-02', total: 5000 }
const refusalOf = (changes: Partial<SeenChoice>) => {
  const decision = checkChoice({ ...choice, ...changes }, facts)
  return decision.allowed ? undefined : decision.refusal
}

test('a choice as it was seen becomes the plan [BILL-3]', () => {
  expect(checkChoice(choice, facts)).toMatchObject({ allowed: true, value: { total: 5000, settled: 5000 } })
})

test.each([
  ['nothing chosen', { invoices: [] }, 'invoices', 'Choose at least one invoice to pay.'],
  ['an invoice twice', { invoices: [one, one] }, 'invoices.1.invoiceNumber', 'I1 was chosen twice.'],
  [
    'an invoice of somebody else, or of nobody',
    { invoices: [{ ...one, invoiceNumber: 'I9' }] },
    'invoices.0.invoiceNumber',
    'This invoice is not open for this bill-to.',
  ],
  [
    'a credit in place of an invoice',
    { invoices: [{ invoiceNumber: 'C1', amount: 900, seenOpen: -900 }] },
    'invoices.0.invoiceNumber',
    'This invoice is not open for this bill-to.',
  ],
  [
    'more than is open',
    { invoices: [{ ...one, amount: 5001 }] },
    'invoices.0.amount',
    'The amount for invoice I1 is more than its open $50.00.',
  ],
  [
    'credits beyond the invoices',
    {
      invoices: [{ invoiceNumber: 'I2', amount: 700, seenOpen: 700 }],
      credits: [{ invoiceNumber: 'C1', amount: 900, seenOpen: -900 }],
      total: 0,
    },
    'credits',
    'The credits are $2.00 more than the amounts they would pay.',
  ],
  [
    'another total than the one reviewed',
    { total: 4999 },
    'total',
    'The total is $50.00 now, not $49.99. Please check it again.',
  ],
])('%s is refused with field and reason [BILL-3]', (_, changes, field, message) => {
  expect(refusalOf(changes)).toMatchObject({ field, message })
})

test('what changed since it was seen is named with what is open now [BILL-3, security 29]', () => {
  expect(refusalOf({ invoices: [{ ...one, seenOpen: 6000 }] })).toMatchObject({
    code: 'invoices_changed',
    message: '$50.00 of I1 is open now, not $60.00. Please check the amounts again.',
    details: { changed: [{ invoiceNumber: 'I1', seenOpen: 6000, open: 5000 }] },
  })
})
