import { expect, test } from 'vitest'
import { poolsOf } from './pools-of.ts'

const line = {
  shippedCases: 2,
  shippedUnits: 3,
  weight: null,
  eachesPerCase: 6,
  eachPrice: 250,
  lineTotal: 4750,
}

test('cases and eaches of a line are worth together what it billed [CREDIT-1]', () => {
  expect(poolsOf(line)).toEqual({ cases: { size: 12, value: 4000 }, units: { size: 3, value: 750 } })
  expect(poolsOf({ ...line, shippedCases: 0 })).toEqual({
    cases: { size: 0, value: 0 },
    units: { size: 3, value: 4750 },
  })
  expect(poolsOf({ ...line, shippedUnits: 0, weight: 8012 })).toEqual({
    cases: { size: 8012, value: 4750 },
    units: { size: 0, value: 0 },
  })
})

test('what was taken back, or billed at nothing, has nothing to credit [CREDIT-1]', () => {
  for (const lineTotal of [0, -4750])
    expect(poolsOf({ ...line, lineTotal })).toEqual({ cases: { size: 0, value: 0 }, units: { size: 0, value: 0 } })
})
