import { expect, test } from 'vitest'
import { buildPayable } from '#areas/payments/testing/build-payable.ts'
import type { AutopayTerms } from '../autopay.ts'
import { type AutopayPayable, choosePayables } from './choose-payables.ts'
import { amountOfLine, previewRuns } from './preview-runs.ts'

const build = (number: string, open: number, dueDate: string) => ({
  ...buildPayable(number, open, { dueDate }),
  deliveredOn: null,
})
const runs = ['2026-03-06', '2026-03-13', '2026-03-20'].map((day) => ({ period: day, payOn: day }))
const payables = [build('A', 100, '2026-03-01'), build('B', 200, '2026-03-10'), build('C', -150, '2026-03-01')]
const coming = (limit: number | null) => {
  const terms: AutopayTerms = { timing: 'weekday', day: 5, covers: 'due', shipTos: [], limit }
  return previewRuns(runs, payables, (days, left: readonly AutopayPayable[]) =>
    choosePayables(terms, { methodKind: 'bank', discount: null, payables: left, dueBy: days.payOn, ...days }),
  ).map(({ chosen }) => chosen.plan)
}
const preview = (limit: number | null) =>
  coming(limit).map(({ invoices, total }) => [invoices.map(({ invoiceNumber }) => invoiceNumber), total])

test('what one run pays, and the credit it uses, is not there for the next [BILL-5]', () => {
  expect(preview(null)).toEqual([
    [['A'], 0],
    [['B'], 150],
    [[], 0],
  ])
})

test('what is above the limit stays for the runs after it [BILL-5]', () => {
  expect(preview(100)).toEqual([
    [['A'], 0],
    [['B'], 150],
    [['B'], 150],
  ])
})

test('the lines of a run add up to what it collects: an invoice counts before its credits, which count less than 0 [BILL-5]', () => {
  const amounts = coming(null).map(({ invoices, credits, total }) => [
    [...invoices, ...credits].map(amountOfLine),
    total,
  ])
  expect(amounts).toEqual([
    [[100, -100], 0],
    [[200, -50], 150],
    [[], 0],
  ])
})
