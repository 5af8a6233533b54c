import { expect, test } from 'vitest'
import { type CostedLine, warnOfBelowCost } from './warn-of-below-cost.ts'

const line = (more: Partial<CostedLine> = {}): CostedLine => ({
  itemNumber: '0001001',
  orderedCases: 1,
  orderedUnits: 0,
  price: { casePrice: 1499, eachPrice: 188 },
  caseCost: 1500,
  eachesPerCase: 8,
  ...more,
})
const numbers = (...lines: CostedLine[]) => warnOfBelowCost(lines)?.itemNumbers ?? []

test('items sold for less than they cost are listed with their number [CHECK-3]', () => {
  expect(warnOfBelowCost([line()])).toMatchObject({ kind: 'items-below-cost', message: '1 item below cost price' })
  expect(warnOfBelowCost([line(), line({ itemNumber: '0001002' })])?.message).toBe('2 items below cost price')
})

test('only units that are ordered count, and an each costs its share of the case [CHECK-2]', () => {
  expect(numbers(line({ orderedCases: 0, orderedUnits: 1 }))).toEqual([])
  const cheapEach = { casePrice: 2000, eachPrice: 187 }
  expect(numbers(line({ orderedCases: 0, orderedUnits: 1, price: cheapEach }))).toEqual(['0001001'])
  expect(numbers(line({ price: cheapEach }))).toEqual([])
})

test('a price that equals the cost, an unknown cost and a missing price are no alert [CHECK-2]', () => {
  expect(warnOfBelowCost([line({ price: { casePrice: 1500, eachPrice: null } })])).toBeNull()
  expect(warnOfBelowCost([line({ caseCost: null })])).toBeNull()
  expect(warnOfBelowCost([line({ price: null })])).toBeNull()
})
