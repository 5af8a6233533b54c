import { expect, test } from 'vitest'
import { chooseUnit } from './choose-unit.ts'

const caseOnly = { eachOnly: false, isBrokenCase: false }
const eachOnly = { eachOnly: true, isBrokenCase: false }
const both = { eachOnly: false, isBrokenCase: true }

test('a line without unit is ordered by the case, of what is sold by the each only by the each [CART-13]', () => {
  expect([caseOnly, both, eachOnly].map((item) => chooseUnit(null, item))).toEqual(['CS', 'CS', 'EA'])
})

test('a unit the item is not sold in is asked [CART-13]', () => {
  expect(chooseUnit('each', caseOnly)).toBeNull()
  expect(chooseUnit('case', eachOnly)).toBeNull()
  expect(chooseUnit('each', both)).toBe('EA')
})
