import { expect, test } from 'vitest'
import { regularDayFrom, targetDay } from './autopay-days.ts'

const invoice = { invoiceDate: '2026-06-01', dueDate: '2026-07-04', deliveredOn: '2026-06-03' }

test('a bank pays a due date on the last banking day up to it, a card on the day itself [BILL-5]', () => {
  const on = (kind: 'bank' | 'card', dueDate: string) =>
    targetDay({ timing: 'dueDate', day: null }, kind, { ...invoice, dueDate })
  // Saturday, July 4th; Thanksgiving; an ordinary Tuesday.
  expect([on('bank', '2026-07-04'), on('card', '2026-07-04')]).toEqual(['2026-07-03', '2026-07-04'])
  expect(on('bank', '2026-11-26')).toBe('2026-11-25')
  expect(on('bank', '2026-03-10')).toBe('2026-03-10')
})

test('days after a delivery count from the day of delivery, else from the invoice; a bank pays on its next day [BILL-5]', () => {
  const after = (day: number, kind: 'bank' | 'card', deliveredOn: string | null) =>
    targetDay({ timing: 'daysAfterDelivery', day }, kind, { ...invoice, deliveredOn })
  expect(after(7, 'bank', '2026-06-03')).toBe('2026-06-10')
  expect(after(7, 'bank', null)).toBe('2026-06-08')
  // June 6th is a Saturday.
  expect([after(3, 'bank', '2026-06-03'), after(3, 'card', '2026-06-03')]).toEqual(['2026-06-08', '2026-06-06'])
})

test.each([
  ['weekday', 5, '2026-03-02', '2026-03-06'],
  ['weekday', 5, '2026-03-06', '2026-03-06'],
  ['weekday', 0, '2026-03-02', '2026-03-08'],
  ['weekday', 1, '2026-12-29', '2027-01-04'],
  ['dayOfMonth', 31, '2026-02-01', '2026-02-28'],
  ['dayOfMonth', 31, '2028-02-01', '2028-02-29'],
  ['dayOfMonth', 31, '2026-03-01', '2026-03-31'],
  ['dayOfMonth', 31, '2026-04-30', '2026-04-30'],
  ['dayOfMonth', 30, '2026-03-31', '2026-04-30'],
  ['dayOfMonth', 30, '2026-01-31', '2026-02-28'],
  ['dayOfMonth', 1, '2026-12-02', '2027-01-01'],
  ['dayOfMonth', 15, '2026-03-15', '2026-03-15'],
] as const)('%s %i from %s on is %s [BILL-5]', (timing, day, from, expected) => {
  expect(regularDayFrom({ timing, day }, from)).toBe(expected)
})
