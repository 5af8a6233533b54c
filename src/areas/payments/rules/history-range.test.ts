import { expect, test } from 'vitest'
import { historyRange } from './history-range.ts'

const range = (asked: { from?: string; to?: string }) => {
  const decision = historyRange(asked, '2026-11-23', 90)
  return decision.allowed ? `${decision.value.from} ${decision.value.to}` : decision.refusal.code
}

test('without a range the history goes 90 days back from today [BILL-4]', () => {
  expect(range({})).toBe('2026-08-25 2026-11-23')
  expect(range({ from: '2026-11-01' })).toBe('2026-11-01 2026-11-23')
  expect(range({ to: '2026-01-31' })).toBe('2025-11-02 2026-01-31')
  expect(range({ from: '2026-11-24' })).toBe('2026-11-24 2026-11-24')
  expect(range({ from: '2026-11-20', to: '2026-11-19' })).toBe('range_is_backwards')
})
