import { expect, test } from 'vitest'
import { nextRuns, type RunFacts } from './next-runs.ts'

const facts = (changes: Partial<RunFacts>): RunFacts => ({
  terms: { timing: 'dayOfMonth', day: 31 },
  methodKind: 'card',
  firstDay: '2026-01-15',
  handled: new Set(),
  invoices: [],
  ...changes,
})
const periods = (changes: Partial<RunFacts>, count = 4) => nextRuns(facts(changes), count).map(({ period }) => period)
const due = (dueDate: string) => ({ dueDate, invoiceDate: '2026-01-01', deliveredOn: null })
const byDueDate = { timing: 'dueDate', day: null } as const

test('day 31 of a short month is its last day, each month once [BILL-5]', () => {
  expect(periods({}, 14)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
  ])
})

test('every Sunday there is one, over both changes of the clocks [BILL-5]', () => {
  const terms = { timing: 'weekday', day: 0 } as const
  expect(periods({ terms, firstDay: '2026-03-01' }, 3)).toEqual(['2026-03-01', '2026-03-08', '2026-03-15'])
  expect(periods({ terms, firstDay: '2026-10-25' }, 3)).toEqual(['2026-10-25', '2026-11-01', '2026-11-08'])
})

test('a bank pays on the next banking day; the run keeps the name of its own day [BILL-5, BILL-6]', () => {
  expect(nextRuns(facts({ methodKind: 'bank' }), 2)).toEqual([
    { period: '2026-01-31', payOn: '2026-02-02' },
    { period: '2026-02-28', payOn: '2026-03-02' },
  ])
})

test('what ran or is skipped is not ahead [BILL-5]', () => {
  expect(periods({ handled: new Set(['2026-02-28']), firstDay: '2026-02-01' }, 2)).toEqual(['2026-03-31', '2026-04-30'])
})

test('by due date there is one run for each day on which something is due, and none without invoices [BILL-5]', () => {
  const terms = byDueDate
  expect(periods({ terms })).toEqual([])
  const invoices = ['2026-02-10', '2026-02-03', '2026-02-10'].map(due)
  expect(periods({ terms, invoices })).toEqual(['2026-02-03', '2026-02-10'])
})

test('what is past due already is paid on the first day there is, for banks a banking day [BILL-5]', () => {
  const invoices = [due('2025-12-01')]
  expect(periods({ terms: byDueDate, invoices, firstDay: '2026-01-31' })).toEqual(['2026-01-31'])
  expect(periods({ terms: byDueDate, invoices, firstDay: '2026-01-31', methodKind: 'bank' })).toEqual(['2026-02-02'])
})

test('an invoice that comes in for a day that ran or is skipped has the day after it [BILL-5]', () => {
  const handled = new Set(['2026-02-06'])
  const terms = byDueDate
  const invoices = [due('2026-02-06')]
  expect(periods({ terms, invoices, handled })).toEqual(['2026-02-07'])
  expect(periods({ terms, invoices, handled, methodKind: 'bank' })).toEqual(['2026-02-09'])
})
