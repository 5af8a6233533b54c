import { expect, test } from 'vitest'
import { insightRange } from './insight-range.ts'

const today = '2026-03-02'

test('an insight is of the last 90 days, or of those asked for [CREDIT-2]', () => {
  expect(insightRange({}, today)).toMatchObject({ value: { from: '2025-12-02', to: today } })
  expect(insightRange({ from: '2026-01-01' }, today)).toMatchObject({ value: { from: '2026-01-01', to: today } })
  expect(insightRange({ to: '2026-01-31' }, today)).toMatchObject({ value: { from: '2025-11-02', to: '2026-01-31' } })
})

test('a backward range, and one of more than 1,095 days, is refused by field [CREDIT-2]', () => {
  expect(insightRange({ from: '2026-03-03', to: today }, today)).toMatchObject({ refusal: { field: 'to' } })
  expect(insightRange({ from: '2023-03-03' }, today).allowed).toBe(true)
  expect(insightRange({ from: '2023-03-02' }, today)).toMatchObject({ refusal: { field: 'from' } })
})
