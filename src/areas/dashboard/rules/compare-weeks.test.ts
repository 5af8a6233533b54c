import { expect, test } from 'vitest'
import { compareWeeks } from './compare-weeks.ts'

const weeks = (...spends: number[]) => spends.map((spend) => ({ spend }))

test('the usual week is the middle one of those with orders before the present [SHELL-8]', () => {
  expect(compareWeeks(weeks(500, 0, 100, 9000, 300))).toEqual({ spend: 300, usual: 500 })
  expect(compareWeeks(weeks(400, 100, 300, 200, 0))).toEqual({ spend: 0, usual: 200 })
})

test('two weeks are not enough to call any usual [SHELL-8]', () => {
  expect(compareWeeks(weeks(500, 0, 100, 300)).usual).toBeNull()
  expect(compareWeeks([])).toEqual({ spend: 0, usual: null })
})
