import { expect, test } from 'vitest'
import { chooseUnit } from './choose-unit.ts'

const caseOnly = { eachOnly: false, isBrokenCase: false }
const eachOnly = { eachOnly: true, isBrokenCase: false }
const both = { eachOnly: false, isBrokenCase: true }

test('a line without a unit is ordered by the case, or by the each when the item is sold only so [CART-13]', () => {
  expect([caseOnly, both, eachOnly].map((item) => chooseUnit(null, item))).toEqual(['CS', 'CS', 'EA'])
})

test('a unit the item is not sold in needs a decision [CART-13]', () => {
  expect(chooseUnit('each', caseOnly)).toBeNull()
  expect(chooseUnit('case', eachOnly)).toBeNull()
  expect(chooseUnit('each', both)).toBe('EA')
})
