import { expect, test } from 'vitest'
import { why } from '#kit/decision.ts'
import { amountProblem, checkAmount, checkCredit, readAmount } from './check-amount.ts'

test('an amount is typed in dollars with at most two decimals [BILL-3]', () => {
  expect(['1,234.5', '$7', '0.10', '.5'].map(readAmount)).toEqual([123_450, 700, 10, 50])
  expect(['1.005', '', 'ten', '1e3', '-'].map(amountProblem)).toEqual([
    'Enter an amount with at most 2 decimals.',
    'Enter an amount.',
    ...Array.from({ length: 3 }, () => 'Enter an amount in dollars, such as 1,234.50.'),
  ])
})

test.each([
  [0, 'The amount for invoice I7 must be more than $0.00.'],
  [-5, 'The amount for invoice I7 must be more than $0.00.'],
  [5001, 'The amount for invoice I7 is more than its open $50.00.'],
  [5000, undefined],
  [1, undefined],
])('%i cents of an invoice with $50.00 open: %s [BILL-3]', (amount, sentence) => {
  expect(why(checkAmount({ invoiceNumber: 'I7', open: 5000 }, amount, 'invoices.0.amount'))).toBe(sentence)
})

test('a credit is used up to what is left of it [BILL-3]', () => {
  const check = (amount: number) => why(checkCredit({ invoiceNumber: 'C1', open: -900 }, amount, 'credits.0.amount'))
  expect([check(900), check(901), check(0)]).toEqual([
    undefined,
    'The amount of credit C1 is more than its open $9.00.',
    'The amount of credit C1 must be more than $0.00.',
  ])
})
