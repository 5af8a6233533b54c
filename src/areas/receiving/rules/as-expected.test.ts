import { expect, test } from 'vitest'
import { buildCheck } from '../testing/build-check.ts'
import { buildLine } from '../testing/build-line.ts'
import { asExpected } from './as-expected.ts'

const three = { cases: 3, units: 0, weightHundredths: null, problems: [], temperatureTenths: null, lots: [] }

test('a line that nobody touched came as billed, and was not weighed [NEXT-6]', () => {
  expect(asExpected({ line: buildLine(), content: null })).toEqual(three)
})

test('what was read of a line by scan and thermometer stays when it came as billed [NEXT-6]', () => {
  const content = buildCheck({ cases: 1, weightHundredths: 3820, temperatureTenths: 365, lots: ['L7'] })
  expect(asExpected({ line: buildLine(), content })).toEqual({ ...three, temperatureTenths: 365, lots: ['L7'] })
})
