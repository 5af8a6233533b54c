import { expect, test } from 'vitest'
import { buildLine } from '../testing/build-line.ts'
import { measureCount } from './measure-count.ts'

const nothing = { caseHundredths: 0, units: 0, weightHundredths: 0 }

test('cases and eaches are one measure by the eaches in a case [INV-1]', () => {
  const bags = buildLine({ eachesPerCase: 8 })
  // 2.5 cases of 8 and 3 bags are 23 bags.
  expect(measureCount({ ...nothing, caseHundredths: 250, units: 3 }, bags)).toBe(23 * 10_000)
  expect(measureCount({ ...nothing, caseHundredths: 1 }, bags)).toBe(800)
})

test('catch weight is measured by the pound, cases that were not weighed by their average [INV-1]', () => {
  const meat = buildLine({ isCatchWeight: true, caseWeightHundredths: 4000 })
  // A case and a half of 40 lb and 13.5 lb are 73.5 lb.
  const counted = { ...nothing, caseHundredths: 150, weightHundredths: 1350 }
  expect(measureCount(counted, meat)).toBe(73.5 * 10_000)
})
