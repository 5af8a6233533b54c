import { expect, test } from 'vitest'
import { invoiceKind, invoiceState } from './invoice-state.ts'

const today = '2026-03-02'
const stateOf = (total: number, open: number, dueDate: string) => invoiceState({ total, open, dueDate }, today).state

test('an invoice is past due from the day after it was due [BILL-1]', () => {
  expect(stateOf(100, 100, '2026-03-02')).toBe('open')
  expect(stateOf(100, 100, '2026-03-01')).toBe('pastDue')
  expect(invoiceState({ total: 100, open: 40, dueDate: '2026-02-25' }, today)).toEqual({
    state: 'pastDue',
    daysPastDue: 5,
  })
})

test('an invoice is partly paid while something of it is open and not late [BILL-1]', () => {
  expect(stateOf(100, 99, '2026-03-09')).toBe('partlyPaid')
  expect(stateOf(100, 0, '2026-02-01')).toBe('paid')
})

test('a credit is never past due, and is used up at 0 [BILL-1]', () => {
  expect(stateOf(-100, -100, '2020-01-01')).toBe('creditLeft')
  expect(stateOf(-100, 0, '2020-01-01')).toBe('creditUsed')
  expect(stateOf(100, -20, '2020-01-01')).toBe('creditLeft')
  expect(invoiceState({ total: -100, open: -100, dueDate: '2020-01-01' }, today).daysPastDue).toBe(0)
})

test('a credit is known by its negative total, a returned deposit by its own name [BILL-1]', () => {
  expect([invoiceKind(100, true), invoiceKind(0, false)]).toEqual(['invoice', 'invoice'])
  expect([invoiceKind(-100, false), invoiceKind(-100, true)]).toEqual(['credit', 'deposit'])
})
