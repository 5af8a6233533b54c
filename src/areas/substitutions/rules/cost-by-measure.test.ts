import { writeRational } from '#kit/rational.ts'
import { expect, test } from 'vitest'
import { buildCompared, priceOf } from '../testing/build-compared.ts'
import { costByMeasure } from './cost-by-measure.ts'

const other = (packSizeDescription: string, casePrice: number, more = {}) =>
  buildCompared({ itemNumber: '0001002', packSizeDescription, price: priceOf(casePrice), ...more })
const compared = (from: Parameters<typeof costByMeasure>[0], to: Parameters<typeof costByMeasure>[1]) => {
  const cost = costByMeasure(from, to)
  return cost && [cost.per, writeRational(cost.from), writeRational(cost.to)]
}

test('packs of another size are compared by the pound, exactly [NEXT-3]', () => {
  // $20.00 for 40 lb; $16.00 for 30 lb: 160/3 cents.
  expect(compared(buildCompared(), other('6/5 LB', 1600))).toEqual(['a pound', '50', '160/3'])
})

test('catch weight is compared by its price a pound [NEXT-3]', () => {
  const byPound = other('4/10 LB', 0, { isCatchWeight: true, price: priceOf(9820, 24_550) })
  expect(compared(buildCompared(), byPound)).toEqual(['a pound', '50', '491/2'])
})

test('liquids are compared by the fluid ounce, counts by the piece [NEXT-3]', () => {
  const noWeight = { caseWeightHundredths: 0 }
  const milk = buildCompared({ packSizeDescription: '4/1 GAL', price: priceOf(2048), ...noWeight })
  // 4 gallons are 512 fluid ounces, 12 quarts are 384.
  expect(compared(milk, other('12/1 QT', 1920, noWeight))).toEqual(['a fluid ounce', '4', '5'])
  const napkins = buildCompared({ packSizeDescription: '1/100 CT', price: priceOf(600), ...noWeight })
  expect(compared(napkins, other('1/200 CT', 1100, noWeight))).toEqual(['a piece', '6', '11/2'])
})

test('what has no measure in common, or no price, does not compare [NEXT-3]', () => {
  const noWeight = { caseWeightHundredths: 0 }
  const napkins = buildCompared({ packSizeDescription: '1/100 CT', ...noWeight })
  expect(costByMeasure(napkins, other('4/1 GAL', 1000, noWeight))).toBeNull()
  expect(costByMeasure(buildCompared({ price: null }), other('6/5 LB', 1600))).toBeNull()
})
