import { expect, test } from 'vitest'
import { unitBelowCost } from './unit-below-cost.ts'

// A case of eight that costs $15.00: an each costs $1.875.
const item = { caseCost: 1500, eachesPerCase: 8 }

test.each([
  [1500, 188, null],
  [1499, 188, 'case'],
  [1500, 187, 'each'],
  [null, 187, 'each'],
  [null, null, null],
] as const)('a case of %s and an each of %s cents: %s is below cost [STAFF-3]', (casePrice, eachPrice, unit) => {
  expect(unitBelowCost({ casePrice, eachPrice }, item)).toBe(unit)
})

test('without a known cost nothing is below it [STAFF-3]', () => {
  expect(unitBelowCost({ casePrice: 1, eachPrice: 1 }, { ...item, caseCost: null })).toBeNull()
})
