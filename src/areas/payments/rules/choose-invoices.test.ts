import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPayable } from '../testing/build-payable.ts'
import { chooseCredits, chooseDue, spreadAmount } from './choose-invoices.ts'
import { planPayment } from './plan-payment.ts'

const invoices = [
  buildPayable('B', 5000, { dueDate: '2026-03-02' }),
  buildPayable('A', 3000, { dueDate: '2026-03-01' }),
  buildPayable('C', 4000, { dueDate: '2026-03-03', invoiceDate: '2026-02-28' }),
]
const noTerms = { terms: null, payOn: '2026-03-02' }

test('all due is every open invoice, past due those whose due date is over [BILL-3]', () => {
  const numbers = (selection: 'allDue' | 'pastDue') =>
    chooseDue(invoices, selection, '2026-03-02').map(({ invoiceNumber, amount }) => `${invoiceNumber} ${amount}`)
  expect(numbers('allDue')).toEqual(['B 5000', 'A 3000', 'C 4000'])
  expect(numbers('pastDue')).toEqual(['A 3000'])
})

test('an amount pays the oldest invoices first, the last one in part [BILL-3]', () => {
  expect(spreadAmount(7000, invoices, noTerms)).toEqual({
    chosen: [
      { invoiceNumber: 'A', amount: 3000 },
      { invoiceNumber: 'B', amount: 4000 },
    ],
    left: 0,
  })
  expect(spreadAmount(15_000, invoices, noTerms).left).toBe(3000)
})

test('a sum of money is collected to the cent, discounts included, as far as invoices take it [BILL-3]', () => {
  const terms = { percentHundredths: 200, days: 3 }
  const payOn = '2026-03-02'
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 11_920 }), (money) => {
      const { chosen, left } = spreadAmount(money, invoices, { terms, payOn })
      const { total } = planPayment({ invoices: chosen, credits: [], payOn }, { invoices, credits: [], terms })
      expect(total + left).toBe(money)
    }),
  )
  // 120.00 are open, 40.00 of it with 2 % off.
  expect(spreadAmount(11_920, invoices, { terms, payOn })).toMatchObject({ left: 0 })
})

test('credits are used oldest first until they cover the amount [BILL-3]', () => {
  const credits = [
    buildPayable('Y', -2000, { dueDate: '2026-02-02' }),
    buildPayable('X', -1500, { dueDate: '2026-02-01' }),
  ]
  expect(chooseCredits(credits, 2500)).toEqual([
    { invoiceNumber: 'X', amount: 1500 },
    { invoiceNumber: 'Y', amount: 1000 },
  ])
  expect(chooseCredits(credits, 0)).toEqual([])
})
