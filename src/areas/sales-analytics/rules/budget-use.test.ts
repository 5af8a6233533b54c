import { expect, test } from 'vitest'
import { budgetUse } from './budget-use.ts'

test('a budget is spent only when nothing is left of it [NEXT-11]', () => {
  expect(budgetUse(99_999, 100_000)).toEqual({ percent: 99, left: 1 })
  expect(budgetUse(100_000, 100_000)).toEqual({ percent: 100, left: 0 })
  expect(budgetUse(150_000, 100_000)).toEqual({ percent: 150, left: -50_000 })
})
