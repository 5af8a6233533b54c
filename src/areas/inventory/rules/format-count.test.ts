import { expect, test } from 'vitest'
import { buildLine } from '../testing/build-line.ts'
import { formatHundredths, formatMeasure, formatQuantity } from './format-count.ts'

const bags = buildLine({ eachesPerCase: 8 })
const meat = buildLine({ isCatchWeight: true })
const napkins = buildLine({ eachOnly: true, eachesPerCase: 1 })
const counted = (caseHundredths: number, units = 0, weightHundredths = 0) => ({
  caseHundredths,
  units,
  weightHundredths,
})

test('hundredths read without needless zeros [INV-1]', () => {
  expect([250, 200, 5, 0, -1050, 123_456].map(formatHundredths)).toEqual(['2.5', '2', '0.05', '0', '-10.5', '1,234.56'])
})

test('a quantity reads as it was counted, and an empty shelf as 0 [INV-1]', () => {
  expect(formatQuantity(counted(250, 3), bags)).toBe('2.5 CS 3 EA')
  expect(formatQuantity(counted(100, 0, 1350), meat)).toBe('1 CS 13.5 lb')
  expect(formatQuantity(counted(0), bags)).toBe('0 CS')
  expect(formatQuantity(counted(0), napkins)).toBe('0 EA')
})

test('a measure reads in one unit [INV-1]', () => {
  expect(formatMeasure(230_000, bags)).toBe('2.88 CS')
  expect(formatMeasure(-735_000, meat)).toBe('-73.5 lb')
  expect(formatMeasure(70_000, napkins)).toBe('7 EA')
})
