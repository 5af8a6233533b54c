import { expect, test } from 'vitest'
import { buildPayable } from '#areas/payments/testing/build-payable.ts'
import type { AutopayTerms } from '../autopay.ts'
import { choosePayables, type ChoiceFacts } from './choose-payables.ts'

const terms: AutopayTerms = { timing: 'weekday', day: 5, covers: 'due', shipTos: [], limit: null }
const build = (number: string, open: number, more: object = {}) => ({
  ...buildPayable(number, open, more),
  deliveredOn: null,
})
const facts: ChoiceFacts = {
  methodKind: 'bank',
  payOn: '2026-03-06',
  dueBy: '2026-03-06',
  payOnAfter: '2026-03-13',
  discount: null,
  payables: [
    build('PAST', 100, { dueDate: '2026-02-01' }),
    build('TODAY', 200, { dueDate: '2026-03-06' }),
    build('BEFORE', 400, { dueDate: '2026-03-12' }),
    build('NEXT', 800, { dueDate: '2026-03-13', shipTo: '0000102' }),
  ],
}
const chosen = (changes: Partial<AutopayTerms>, more: Partial<ChoiceFacts> = {}) =>
  choosePayables({ ...terms, ...changes }, { ...facts, ...more })
const numbers = (...given: Parameters<typeof chosen>) =>
  chosen(...given).choice.invoices.map(({ invoiceNumber }) => invoiceNumber)

test('what is due by the day of the run is paid; or what falls due before the next; or all of it [BILL-5]', () => {
  expect(numbers({})).toEqual(['PAST', 'TODAY'])
  expect(numbers({ covers: 'dueBeforeNext' })).toEqual(['PAST', 'TODAY', 'BEFORE'])
  expect(numbers({ covers: 'open' })).toEqual(['PAST', 'TODAY', 'BEFORE', 'NEXT'])
})

test('by ship-to: the others are not touched, nor are their credits used [BILL-5]', () => {
  const payables = [...facts.payables, build('CR', -50, { shipTo: '0000101' })]
  expect(numbers({ covers: 'open', shipTos: ['0000102'] })).toEqual(['NEXT'])
  expect(chosen({ covers: 'open', shipTos: ['0000102'] }, { payables }).choice.credits).toEqual([])
})

test('by due date a run takes what is due up to its day [BILL-5]', () => {
  expect(numbers({ timing: 'dueDate', day: null }, { dueBy: '2026-03-12' })).toEqual(['PAST', 'TODAY', 'BEFORE'])
})

test('credits come off first, and never more of them than there is to pay [BILL-3, BILL-5]', () => {
  const payables = [facts.payables[0]!, build('C1', -30), build('C2', -500)]
  const { choice, plan } = chosen({}, { payables })
  expect(choice).toMatchObject({
    credits: [
      { invoiceNumber: 'C1', amount: 30, seenOpen: -30 },
      { invoiceNumber: 'C2', amount: 70, seenOpen: -500 },
    ],
    total: 0,
  })
  expect([plan.settled, plan.credit, plan.unusedCredit]).toEqual([100, 100, 0])
})

test('the limit is about what is collected: equal to it is within [BILL-5]', () => {
  expect([299, 300, 301].map((limit) => chosen({ limit }).isOverLimit)).toEqual([true, false, false])
  const payables = [...facts.payables, build('CR', -100)]
  expect(chosen({ limit: 200 }, { payables }).isOverLimit).toBe(false)
})

test('the discount for early payment is taken on the day of the run [BILL-3, BILL-5]', () => {
  const discount = { percentHundredths: 200, days: 20 }
  const payables = [build('D', 10_000, { invoiceDate: '2026-02-20', dueDate: '2026-03-06' })]
  expect(chosen({}, { payables, discount }).choice.total).toBe(9800)
  expect(chosen({}, { payables, discount, payOn: '2026-03-13' }).choice.total).toBe(10_000)
})
