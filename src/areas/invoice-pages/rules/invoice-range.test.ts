import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { invoiceRanges } from './invoice-range.ts'

const today = '2026-03-02'

test('the list covers 90 days back unless asked otherwise [BILL-1]', () => {
  expect(invoiceRanges({}, today, 90)).toMatchObject({ value: { from: '2025-12-02', dueFrom: null, dueTo: null } })
})

test.each([{ show: 'open' }, { show: 'pastDue' }, { dueTo: '2026-03-02' }] as const)(
  'the oldest debts are in the list about them: %o covers 1,095 days back [BILL-1]',
  (asked) => {
    expect(invoiceRanges(asked, today, 90)).toMatchObject({ value: { from: '2023-03-03' } })
  },
)

test('one given end moves the other out of its way [BILL-1]', () => {
  expect(invoiceRanges({ from: '2026-06-01' }, today, 90)).toMatchObject({ value: { to: '2026-06-01' } })
  expect(invoiceRanges({ to: '2025-06-01' }, today, 90)).toMatchObject({ value: { from: '2025-06-01' } })
})

test.each([
  [{ from: '2023-03-03' }, null],
  [{ from: '2023-03-02' }, 'invoice_range_starts_too_early'],
  [{ dueFrom: '2023-03-02' }, 'invoice_range_starts_too_early'],
  [{ dueTo: '2027-03-02' }, null],
  [{ dueTo: '2027-03-03' }, 'invoice_range_ends_too_late'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'invoice_range_is_backwards'],
  [{ dueFrom: '2026-03-02', dueTo: '2026-03-01' }, 'invoice_range_is_backwards'],
])('the range %o is refused as %s: at most 1,095 days back and 365 ahead [BILL-1]', (asked, code) => {
  expect(abilityOf(invoiceRanges(asked, today, 90))).toBe(code)
})
