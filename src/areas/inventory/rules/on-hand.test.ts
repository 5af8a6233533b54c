import { expect, test } from 'vitest'
import { buildLine } from '../testing/build-line.ts'
import { onHand } from './on-hand.ts'

test('cases and eaches are on hand as they were counted [GUIDE-3, INV-1]', () => {
  const counted = { caseHundredths: 250, units: 3, weightHundredths: 0 }
  expect(onHand(counted, buildLine())).toEqual({ hundredthsOfCases: 250, units: 3 })
})

test('weighed pounds are the part of an average case they are [GUIDE-3, INV-1]', () => {
  const meat = buildLine({ isCatchWeight: true, caseWeightHundredths: 4000 })
  // One case, and 61.5 of 40 lb: 1.5375 cases.
  const counted = { caseHundredths: 100, units: 0, weightHundredths: 6150 }
  expect(onHand(counted, meat)).toEqual({ hundredthsOfCases: 254, units: 0 })
  expect(onHand(counted, { ...meat, caseWeightHundredths: 0 }).hundredthsOfCases).toBe(100)
})
