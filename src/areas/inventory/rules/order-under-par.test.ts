import { expect, test } from 'vitest'
import { buildLine } from '../testing/build-line.ts'
import { orderUnderPar } from './order-under-par.ts'

const bags = buildLine({ eachesPerCase: 8 })
const pars = (changes: object) => ({ caseParValue: null, eachParValue: null, reorderPointPct: null, ...changes })
const counted = (caseHundredths: number, units = 0, weightHundredths = 0) => ({
  caseHundredths,
  units,
  weightHundredths,
})
const order = (...[pack, par, count]: Parameters<typeof orderUnderPar>) => {
  const { orderedCases, orderedUnits } = orderUnderPar(pack, par, count)
  return [orderedCases, orderedUnits]
}

test('what is missing to the par is ordered in whole cases, rounded up [INV-1]', () => {
  expect(order(bags, pars({ caseParValue: 4 }), counted(150))).toEqual([3, 0])
  expect(order(bags, pars({ caseParValue: 4 }), counted(300, 7))).toEqual([1, 0])
})

test('a par with eaches is ordered in cases and eaches [INV-1]', () => {
  // 2 cases and 4 bags are 20; 5 are there: 15 missing are one case of 8 and 7.
  expect(order(bags, pars({ caseParValue: 2, eachParValue: 4 }), counted(0, 5))).toEqual([1, 7])
  expect(order(bags, pars({ eachParValue: 6 }), counted(0, 6))).toEqual([0, 0])
})

test('nothing is ordered above the reorder point, at the par or without a par [INV-1]', () => {
  const half = pars({ caseParValue: 4, reorderPointPct: 50 })
  expect(order(bags, half, counted(201))).toEqual([0, 0])
  expect(order(bags, half, counted(200))).toEqual([2, 0])
  expect(order(bags, pars({ caseParValue: 4 }), counted(500))).toEqual([0, 0])
  expect(order(bags, pars({}), counted(0))).toEqual([0, 0])
})

test('catch weight is ordered by the case of its average weight, each only by the each [INV-1]', () => {
  const meat = buildLine({ isCatchWeight: true, caseWeightHundredths: 4000 })
  // Par 120 lb, 61.5 lb there: 58.5 missing are two cases of 40.
  expect(order(meat, pars({ caseParValue: 3 }), counted(0, 0, 6150))).toEqual([2, 0])
  const each = buildLine({ eachOnly: true, eachesPerCase: 1 })
  expect(order(each, pars({ eachParValue: 10 }), counted(0, 3))).toEqual([0, 7])
})
