import { expect, test } from 'vitest'
import { stepDays, stepKeys } from './step-label.ts'

const range = { from: '2026-02-08', until: '2026-03-04' }

test('a step is a week of the range, or a block of four weeks, within the range [STAFF-6]', () => {
  expect(stepDays('0', range, false)).toEqual({ from: '2026-02-08', until: '2026-02-14' })
  expect(stepDays('3', range, false)).toEqual({ from: '2026-03-01', until: '2026-03-04' })
  // Block 732 starts 20,496 days after January 5, 1970.
  expect(stepDays('732', range, true)).toEqual({ from: '2026-02-16', until: '2026-03-04' })
  expect(stepDays('731', range, true)).toEqual({ from: '2026-02-08', until: '2026-02-15' })
})

test('a range has a step for each week, or each block of four weeks [STAFF-6]', () => {
  expect(stepKeys(range, false)).toEqual(['0', '1', '2', '3'])
  expect(stepKeys(range, true)).toEqual(['731', '732'])
})
