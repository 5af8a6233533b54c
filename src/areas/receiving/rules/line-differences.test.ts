import { expect, test } from 'vitest'
import { buildCheck } from '../testing/build-check.ts'
import { buildLine } from '../testing/build-line.ts'
import { isWarm, lineDifferences } from './line-differences.ts'

const kinds = (...given: Parameters<typeof lineDifferences>) => lineDifferences(...given).map(({ kind }) => kind)

test('a line that nobody checked, or that came as billed, has no difference [NEXT-6]', () => {
  expect(lineDifferences(buildLine(), null)).toEqual([])
  expect(lineDifferences(buildLine(), buildCheck())).toEqual([])
})

test('fewer cases are short, more are over, each by how many [NEXT-6]', () => {
  expect(lineDifferences(buildLine(), buildCheck({ cases: 1 }))).toMatchObject([{ kind: 'short', cases: 2, units: 0 }])
  expect(lineDifferences(buildLine(), buildCheck({ cases: 4 }))).toMatchObject([{ kind: 'over', cases: 1 }])
})

test('damaged goods came: they are not short as well [NEXT-6]', () => {
  const content = buildCheck({ cases: 3, problems: [{ kind: 'damaged', cases: 1, units: 0, note: 'wet' }] })
  expect(lineDifferences(buildLine(), content)).toEqual([
    { kind: 'damaged', cases: 1, units: 0, weightHundredths: null, note: 'wet' },
  ])
})

test('catch weight is light by what is missing beyond a hundredth, where every case is there [NEXT-6]', () => {
  const meat = buildLine({ expected: { cases: 3, units: 0, weightHundredths: 12_000 } })
  expect(kinds(meat, buildCheck({ weightHundredths: 11_880 }))).toEqual([])
  expect(lineDifferences(meat, buildCheck({ weightHundredths: 11_500 }))).toMatchObject([
    { kind: 'light', cases: 0, weightHundredths: 500 },
  ])
  expect(kinds(meat, buildCheck({ cases: 2, weightHundredths: 8000 }))).toEqual(['short'])
  expect(kinds(meat, buildCheck())).toEqual([])
})

test('goods above their temperature are warm, at it they are not [NEXT-6]', () => {
  expect(isWarm(41, { temperatureTenths: 410 })).toBe(false)
  expect(kinds(buildLine({ maxTemperature: 41 }), buildCheck({ temperatureTenths: 411 }))).toEqual(['warm'])
  expect(kinds(buildLine(), buildCheck({ temperatureTenths: 900 }))).toEqual([])
})
