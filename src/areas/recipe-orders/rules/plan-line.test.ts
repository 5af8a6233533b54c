import { expect, test } from 'vitest'
import { rational, readRational, writeRational } from '#kit/rational.ts'
import { leftOver, neededCases, type OrderPack, planLine } from './plan-line.ts'

const pack: OrderPack = { eachesPerCase: 8, isBrokenCase: true, eachOnly: false, isByEach: false }
const byEach = { ...pack, isByEach: true }
const none = { counted: null, inCarts: { orderedCases: 0, orderedUnits: 0 } }
const stock = (hundredthsOfCases: number, units = 0) => ({ ...none, counted: { hundredthsOfCases, units } })
const planned = (needed: string, available: Parameters<typeof planLine>[1], of: OrderPack) => {
  const { orderedCases, orderedUnits, leftOver: left } = planLine(readRational(needed)!, available, of)
  return [orderedCases, orderedUnits, writeRational(left)]
}

test.each([
  ['0.01', pack, [1, 0, '99/100']],
  ['2', pack, [2, 0, '0']],
  ['2.0001', pack, [3, 0, '9999/10000']],
  // A recipe buys eaches: 2.3 cases are 18.4 eaches, so two cases and three.
  ['2.3', byEach, [2, 3, '3/40']],
  // 2.9 cases are 23.2 eaches: 24 make a third case.
  ['2.9', byEach, [3, 0, '1/10']],
  // It is no longer sold by the each.
  ['2.3', { ...byEach, isBrokenCase: false }, [3, 0, '7/10']],
  // Sold by the each only: 2.3 times 8.
  ['2.3', { ...pack, eachOnly: true }, [0, 19, '3/40']],
])('%s cases are rounded up by the pack [RECIPE-4]', (needed, of, expected) => {
  expect(planned(needed, none, of)).toEqual(expected)
})

test('what was counted and what is in carts is taken off, and never below nothing [RECIPE-4, NEXT-10]', () => {
  // 3 - 1.5 - 4/8 = 1
  expect(planned('3', stock(150, 4), pack)).toEqual([1, 0, '0'])
  expect(planned('3', stock(500), pack)).toEqual([0, 0, '2'])
  // 3 - 1 - 1.5 = 0.5
  const both = { counted: { hundredthsOfCases: 100, units: 0 }, inCarts: { orderedCases: 1, orderedUnits: 4 } }
  expect(planned('3', both, pack)).toEqual([1, 0, '1/2'])
})

test('no more than a line can hold, and what is then short is below zero [RECIPE-4]', () => {
  expect(planned('10000.5', none, pack)).toEqual([9999, 0, '-3/2'])
  expect(writeRational(leftOver(rational(3), none, pack, { orderedCases: 2, orderedUnits: 4 }))).toBe('-1/2')
})

test('catch weight is needed by the pound: without the weight of a case nobody knows the cases [RECIPE-4]', () => {
  const chicken = { eachesPerCase: 1, isCatchWeight: true }
  const need = { byCase: rational(50), byEach: rational(10) }
  expect(writeRational(neededCases(need, chicken, rational(40))!)).toBe('3/2')
  expect(neededCases(need, chicken, null)).toBeNull()
  expect(writeRational(neededCases(need, { eachesPerCase: 4, isCatchWeight: false }, null)!)).toBe('105/2')
})
