import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPayable } from '../testing/build-payable.ts'
import { planPayment } from './plan-payment.ts'

const terms = { percentHundredths: 200, days: 10 }
const payOn = '2026-03-02'
const invoices = [
  buildPayable('I2', 10_000, { dueDate: '2026-03-05', invoiceDate: '2026-02-25' }),
  buildPayable('I1', 5000, { dueDate: '2026-03-01', invoiceDate: '2026-01-30' }),
]
const credits = [buildPayable('C1', -3000)]

test('credits go to the oldest invoice first, the discount to what is settled in time, the rest is money [BILL-3]', () => {
  const plan = planPayment(
    {
      invoices: [
        { invoiceNumber: 'I2', amount: 10_000 },
        { invoiceNumber: 'I1', amount: 5000 },
      ],
      credits: [{ invoiceNumber: 'C1', amount: 3000 }],
      payOn,
    },
    { invoices, credits, terms },
  )
  // On paper: I1 50.00 - 30.00 credit = 20.00; I2 100.00 less 2 % = 98.00.
  expect(
    plan.invoices.map(({ invoiceNumber, pay, discount, credit, left }) => [invoiceNumber, pay, discount, credit, left]),
  ).toEqual([
    ['I1', 2000, 0, 3000, 0],
    ['I2', 9800, 200, 0, 0],
  ])
  expect(plan.credits.map(({ invoiceNumber, credit, left }) => [invoiceNumber, credit, left])).toEqual([
    ['C1', -3000, 0],
  ])
  expect(plan).toMatchObject({ settled: 15_000, discount: 200, credit: 3000, total: 11_800, unusedCredit: 0 })
})

test('a part of an invoice gets no discount and leaves the rest open [BILL-3]', () => {
  const choice = { invoices: [{ invoiceNumber: 'I2', amount: 9999 }], credits: [], payOn }
  expect(planPayment(choice, { invoices, credits, terms }).invoices).toMatchObject([
    { pay: 9999, discount: 0, credit: 0, left: 1 },
  ])
})

test('more credit than invoices is said, never lost [BILL-3]', () => {
  const choice = {
    invoices: [{ invoiceNumber: 'I1', amount: 1000 }],
    credits: [{ invoiceNumber: 'C1', amount: 3000 }],
    payOn,
  }
  expect(planPayment(choice, { invoices, credits, terms })).toMatchObject({
    total: 0,
    credit: 1000,
    unusedCredit: 2000,
  })
})

test('whatever is chosen, money, credits and discounts add up to what is settled, to the cent [BILL-3, security 34]', () => {
  const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 9 })), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 0, max: 9999 }), (owed, owing, percentHundredths) => {
      const open = owed.map(([cents], n) => buildPayable(`I${n}`, cents, { dueDate: `2026-03-0${1 + (cents % 9)}` }))
      const credit = owing.map(([cents], n) => buildPayable(`C${n}`, -cents))
      const plan = planPayment(
        {
          invoices: owed.map(([cents, part], n) => ({ invoiceNumber: `I${n}`, amount: Math.min(cents, part) })),
          credits: owing.map(([cents, part], n) => ({ invoiceNumber: `C${n}`, amount: Math.min(cents, part) })),
          payOn,
        },
        { invoices: open, credits: credit, terms: { percentHundredths, days: 30 } },
      )
      const settled = owed.reduce((sum, [cents, part]) => sum + Math.min(cents, part), 0)
      expect(plan.settled).toBe(settled)
      expect(plan.total + plan.discount + plan.credit).toBe(settled)
      for (const line of plan.invoices) {
        expect(Math.min(line.pay, line.discount, line.credit, line.left)).toBeGreaterThanOrEqual(0)
        expect(line.pay + line.discount + line.credit + line.left).toBe(line.open)
      }
      const used = plan.credits.reduce((sum, line) => sum - line.credit, 0)
      expect(used).toBe(plan.credit + plan.unusedCredit)
    }),
  )
})
