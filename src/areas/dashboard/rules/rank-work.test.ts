import { expect, test } from 'vitest'
import { rankWork, type Urgency, urgencyOf, type Work } from './rank-work.ts'

const today = '2026-03-02'
const now = new Date('2026-03-02T17:00:00Z')

test.each<[string | null, Urgency]>([
  ['2026-03-02', 'now'],
  ['2026-03-03', 'now'],
  ['2026-03-04', 'today'],
  [null, 'today'],
  ['2026-03-01', 'later'],
])('a failed order for %s is needed %s [SHELL-8]', (deliveryDate, urgency) => {
  expect(urgencyOf({ kind: 'order', deliveryDate, today }, now)).toBe(urgency)
})

test.each<[string, string | null, string | null, Urgency]>([
  ['past its cut-off', '2026-03-03', '2026-03-02T16:59:00Z', 'now'],
  ['with hours left', '2026-03-03', '2026-03-03T01:00:00Z', 'today'],
  ['with more than half a day left', '2026-03-04', '2026-03-04T01:00:00Z', 'later'],
  ['of today without a cut-off', '2026-03-02', null, 'today'],
  ['of tomorrow without a cut-off', '2026-03-03', null, 'later'],
  ['whose day is over', '2026-03-01', '2026-02-28T01:00:00Z', 'later'],
  ['without a date', null, null, 'later'],
])('a cart %s is ranked by when it can still be ordered [SHELL-8]', (_, deliveryDate, cutOffAt, urgency) => {
  expect(urgencyOf({ kind: 'cart', deliveryDate, cutOffAt, today }, now)).toBe(urgency)
})

test('an account is called today from 30 days past due on [SHELL-8]', () => {
  expect(urgencyOf({ kind: 'account', oldestDueDate: '2026-01-31', today }, now)).toBe('today')
  expect(urgencyOf({ kind: 'account', oldestDueDate: '2026-02-01', today }, now)).toBe('later')
})

test('credit requests are decided today, and now once one is late [SHELL-8, CREDIT-2]', () => {
  expect(urgencyOf({ kind: 'credits', late: 0 }, now)).toBe('today')
  expect(urgencyOf({ kind: 'credits', late: 1 }, now)).toBe('now')
})

test('a customer without an order is called today, and now in the last two hours; lapsed items can wait [STAFF-6]', () => {
  expect(urgencyOf({ kind: 'noOrder', cutOffAt: '2026-03-02T19:00:01Z' }, now)).toBe('today')
  expect(urgencyOf({ kind: 'noOrder', cutOffAt: '2026-03-02T19:00:00Z' }, now)).toBe('now')
  expect(urgencyOf({ kind: 'lapsed' }, now)).toBe('later')
})

test('the most urgent is first, then messages, orders, carts, accounts, invitations [SHELL-8]', () => {
  const work: (Work & { id: string })[] = [
    { id: 'invitations', kind: 'invitations' },
    { id: 'late', kind: 'account', oldestDueDate: '2025-12-01', today },
    { id: 'order later', kind: 'order', deliveryDate: '2026-03-06', today },
    { id: 'order now', kind: 'order', deliveryDate: '2026-03-03', today },
    { id: 'a', kind: 'cart', deliveryDate: '2026-03-03', cutOffAt: '2026-03-02T10:00:00Z', today },
    { id: 'b', kind: 'cart', deliveryDate: '2026-03-03', cutOffAt: '2026-03-02T09:00:00Z', today },
    { id: 'unsent', kind: 'unsent' },
  ]
  expect(rankWork(work, now).map(({ work: { id }, urgency }) => `${urgency} ${id}`)).toEqual([
    'now unsent',
    'now order now',
    'now a',
    'now b',
    'today order later',
    'today late',
    'later invitations',
  ])
})
