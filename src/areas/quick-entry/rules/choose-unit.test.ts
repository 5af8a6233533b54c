import { expect, test } from 'vitest'
import { chooseUnit, isUnitClear } from './choose-unit.ts'

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

test('bags are cases of what is packed in one bag, and need a decision otherwise [CART-13]', () => {
  const oneBag = { ...caseOnly, pack: '1/50 LB' }
  expect(isUnitClear('pack', oneBag)).toBe(true)
  expect(chooseUnit('pack', oneBag)).toBe('CS')
  expect(isUnitClear('pack', { ...caseOnly, pack: '8/5 LB' })).toBe(false)
  // Half of a bag may be sold as an each.
  expect(isUnitClear('pack', { ...both, pack: '1/50 LB' })).toBe(false)
  expect(isUnitClear('pack', { ...caseOnly, pack: '1/1000 CT' })).toBe(false)
  expect(isUnitClear('other', oneBag)).toBe(false)
})

test('cases, eaches and bare numbers are clear whatever the pack [CART-13]', () => {
  for (const written of ['case', 'each', null] as const)
    expect(isUnitClear(written, { ...both, pack: '8/5 LB' })).toBe(true)
})
