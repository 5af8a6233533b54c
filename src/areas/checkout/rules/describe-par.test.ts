import { expect, test } from 'vitest'
import { describePar } from './describe-par.ts'

const par = (orderedCases: number, orderedUnits: number, caseParValue: number | null, eachParValue: number | null) =>
  describePar({ orderedCases, orderedUnits }, { caseParValue, eachParValue })

test('a line that orders less than its par is under par [GUIDE-3, CHECK-1]', () => {
  expect(par(3, 0, 4, null)).toBe('Par 4 CS, under par')
  expect(par(4, 0, 4, null)).toBe('Par 4 CS')
  expect(par(4, 1, 4, 2)).toBe('Par 4 CS, 2 EA, under par')
  expect(par(0, 6, null, 6)).toBe('Par 6 EA')
})
