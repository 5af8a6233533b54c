import { expect, test } from 'vitest'
import { fourWeeks } from './four-weeks.ts'

test('a week is the seven days that end today, the latest first [ITEM-5]', () => {
  const bought = [
    { on: '2026-03-02', cases: 3, units: 1 },
    { on: '2026-02-24', cases: 4, units: 0 },
    { on: '2026-02-23', cases: 5, units: 0 },
    { on: '2026-02-03', cases: 6, units: 0 },
    { on: '2026-02-02', cases: 7, units: 0 },
  ]
  const weeks = fourWeeks(bought, '2026-03-02')
  expect(weeks.map(({ cases }) => cases)).toEqual([7, 5, 0, 6])
  expect(weeks[0]).toEqual({ from: '2026-02-24', to: '2026-03-02', cases: 7, units: 1 })
  expect(weeks[3]).toMatchObject({ from: '2026-02-03', to: '2026-02-09' })
})
