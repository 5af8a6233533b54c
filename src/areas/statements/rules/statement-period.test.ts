import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { statementPeriod } from './statement-period.ts'

const today = '2026-03-02'

test('a statement is as of today and a balance forward covers the 30 days before unless asked otherwise [BILL-2]', () => {
  expect(statementPeriod({}, today)).toMatchObject({ value: { from: '2026-01-31', asOf: '2026-03-02' } })
  expect(statementPeriod({ asOf: '2026-02-01' }, today)).toMatchObject({
    value: { from: '2026-01-02', asOf: '2026-02-01' },
  })
  // At the very end of what can be asked, the usual period is cut, not refused.
  expect(statementPeriod({ asOf: '2023-03-03' }, today)).toMatchObject({
    value: { from: '2023-03-03', asOf: '2023-03-03' },
  })
})

test.each([
  [{ asOf: '2026-03-03' }, 'statement_in_future'],
  [{ asOf: '2023-03-03' }, null],
  [{ asOf: '2023-03-02' }, 'statement_too_early'],
  [{ asOf: '2023-03-05', from: '2023-03-02' }, 'statement_too_early'],
  [{ from: '2026-03-02' }, null],
  [{ asOf: '2026-03-01', from: '2026-03-02' }, 'statement_is_backwards'],
  [{ from: '2025-03-02' }, null],
  [{ from: '2025-03-01' }, 'statement_too_long'],
])('the days %o return %s: 1095 days back, 366 days long, never ahead [BILL-2]', (asked, code) => {
  expect(abilityOf(statementPeriod(asked, today))).toBe(code)
})
