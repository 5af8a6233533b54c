import { expect, test } from 'vitest'
import type { WrittenUnit } from '../order-line.ts'
import { chooseUnit, isUnitClear } from './choose-unit.ts'

const description = 'FLOUR ALL PURPOSE'
const caseOnly = { eachOnly: false, isBrokenCase: false, description }
const eachOnly = { eachOnly: true, isBrokenCase: false, description }
const both = { eachOnly: false, isBrokenCase: true, description }
const line = (unit: WrittenUnit | null, words = 'flour') => ({ unit, words })

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
  expect(isUnitClear(line('pack'), oneBag)).toBe(true)
  expect(chooseUnit('pack', oneBag)).toBe('CS')
  expect(isUnitClear(line('pack'), { ...caseOnly, pack: '8/5 LB' })).toBe(false)
  // Half of a bag may be sold as an each.
  expect(isUnitClear(line('pack'), { ...both, pack: '1/50 LB' })).toBe(false)
  expect(isUnitClear(line('pack'), { ...caseOnly, pack: '1/1000 CT' })).toBe(false)
  expect(isUnitClear(line('other'), oneBag)).toBe(false)
})

test('cases, eaches and bare numbers are clear whatever the pack [CART-13]', () => {
  for (const written of ['case', 'each', null] as const)
    expect(isUnitClear(line(written), { ...both, pack: '8/5 LB' })).toBe(true)
})

test('a roll of what is packed as one roll is the case, and a bunch of several is not [CART-13]', () => {
  expect(isUnitClear(line('other'), { ...caseOnly, pack: '1 ROLL' })).toBe(true)
  expect(isUnitClear(line('other'), { ...caseOnly, pack: '30 CT' })).toBe(false)
  expect(isUnitClear(line('pack'), { ...both, pack: '1 ROLL' })).toBe(false)
})

test('of what is sold by the each too, a bag or bunch is proposed as the each [CART-13]', () => {
  expect(chooseUnit('pack', both)).toBe('EA')
  expect(chooseUnit('other', both)).toBe('EA')
  expect(chooseUnit('other', caseOnly)).toBe('CS')
})

test('a count of one of several packs in the case may be of packs or of cases [CART-13]', () => {
  const several = { ...both, description: 'CHEESE MOZZARELLA SHREDDED', pack: '4/5 LB' }
  expect(isUnitClear(line(null, 'mozz 5#'), several)).toBe(false)
  expect(isUnitClear(line('case', 'mozz 5#'), several)).toBe(true)
  expect(isUnitClear(line(null, 'mozz shredded'), several)).toBe(true)
})

test('a bunch is the each of what is named by the bunch and sold by the each [CART-13]', () => {
  const basil = { eachOnly: false, isBrokenCase: true, description: 'BASIL FRESH BUNCH', pack: '12 CT' }
  const line = { unit: 'bunch', words: 'basil' } as const
  expect(chooseUnit('bunch', basil)).toBe('EA')
  expect(isUnitClear(line, basil)).toBe(true)
  expect(isUnitClear(line, { ...basil, description: 'BASIL FRESH' })).toBe(false)
  expect(isUnitClear(line, { ...basil, isBrokenCase: false })).toBe(false)
})
