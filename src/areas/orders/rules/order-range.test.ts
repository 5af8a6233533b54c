import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { orderRange } from './order-range.ts'

const today = '2026-03-02'

test('the range is 30 days back to 7 days ahead unless asked otherwise [ORDER-1]', () => {
  expect(orderRange({}, today, 30)).toMatchObject({ value: { from: '2026-01-31', to: '2026-03-09' } })
})

test('one given end moves the other out of its way [ORDER-1]', () => {
  expect(orderRange({ from: '2026-03-20' }, today, 30)).toMatchObject({
    value: { from: '2026-03-20', to: '2026-03-20' },
  })
  expect(orderRange({ to: '2025-06-01' }, today, 30)).toMatchObject({ value: { from: '2025-06-01', to: '2025-06-01' } })
})

test.each([
  [{ from: '2023-03-03' }, null],
  [{ from: '2023-03-02' }, 'range_starts_too_early'],
  [{ to: '2026-04-01' }, null],
  [{ to: '2026-04-02' }, 'range_ends_too_late'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'range_is_backwards'],
])('the range %o answers %s: at most 1095 days back and 30 ahead [ORDER-1]', (asked, code) => {
  expect(abilityOf(orderRange(asked, today, 30))).toBe(code)
})
