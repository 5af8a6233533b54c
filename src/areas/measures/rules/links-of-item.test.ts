import { expect, test } from 'vitest'
import { one, readRational, writeRational } from '#kit/rational.ts'
import type { UnitKey } from '../units.ts'
import { convertMeasure } from './convert-measure.ts'
import { linksOfItem, type MeasuredItem } from './links-of-item.ts'

const item = (packSizeDescription: string, more: Partial<MeasuredItem> = {}): MeasuredItem => ({
  packSizeDescription,
  caseWeightHundredths: 0,
  isCatchWeight: false,
  isBrokenCase: false,
  eachOnly: false,
  eachesPerCase: 1,
  ...more,
})
const inOne = (of: UnitKey, unit: UnitKey, facts: MeasuredItem): string | null => {
  const converted = convertMeasure(one, of, unit, linksOfItem(facts))
  return converted.isKnown ? writeRational(converted.amount) : null
}
const exact = (text: string) => writeRational(readRational(text)!)

test.each([
  ['6/5 LB', 'lb', '30'],
  ['12/32 OZ', 'lb', '24'],
  ['4/1 GAL', 'quart', '16'],
  ['9/0.5 GAL', 'gallon', '4.5'],
  ['144 CT', 'each', '144'],
  ['15 DZ', 'each', '180'],
  ['10/1 KG', 'g', '10000'],
  ['24/16.9 FL OZ', 'floz', '405.6'],
  ['6/#10', 'can10', '6'],
  ['1/50#', 'lb', '50'],
] as const)('a case of %s in %s is %s, exactly [RECIPE-3]', (pack, unit, amount) => {
  expect(inOne('case', unit, item(pack))).toBe(exact(amount))
})

test('a pack that says nothing gives nothing, and never zero [RECIPE-3]', () => {
  for (const pack of ['', 'CASE', '6/0 LB', '0/5 LB', '12/800 FT']) expect(linksOfItem(item(pack)), pack).toEqual([])
})

test('an each as it is sold is its share of the case [RECIPE-3]', () => {
  const bags = item('6/5 LB', { isBrokenCase: true, eachesPerCase: 6 })
  expect(inOne('soldEach', 'lb', bags)).toBe('5')
  expect(inOne('soldEach', 'lb', item('6/5 LB', { eachesPerCase: 6 }))).toBeNull()
  expect(inOne('soldEach', 'lb', item('1/10 LB', { eachOnly: true }))).toBe('10')
})

test('the net weight gives the weight of a piece, a can and a cup [RECIPE-3]', () => {
  // 36 lb of 144 lemons: a quarter of a pound each.
  expect(inOne('each', 'oz', item('144 CT', { caseWeightHundredths: 3600 }))).toBe('4')
  expect(inOne('can10', 'lb', item('6/#10', { caseWeightHundredths: 3960 }))).toBe(exact('6.6'))
  // 34.40 lb of 4 gallons, which are 64 cups.
  expect(inOne('cup', 'lb', item('4/1 GAL', { caseWeightHundredths: 3440 }))).toBe(exact('0.5375'))
})

test('the pack is believed before the net weight, catch weight before the pack [RECIPE-3, ITEM-8]', () => {
  const weighed = { caseWeightHundredths: 2150 }
  expect(inOne('case', 'lb', item('2/10 LB', weighed))).toBe('20')
  expect(inOne('case', 'lb', item('2/10 LB', { ...weighed, isCatchWeight: true }))).toBe(exact('21.5'))
})

test('a serving of the nutrition facts gives the weight of a cup, by the cup of 240 ml [RECIPE-3]', () => {
  const serving = (householdServingSize: string, value: number, uom: string) =>
    item('6/5 LB', { householdServingSize, servingSize: { value, uom } })
  // 21 CFR 101.9(b)(5)(viii): 1/2 cup is 120 ml there, 1 tbsp 15 ml.
  expect(inOne('ml', 'g', serving('1/2 cup', 125, 'g'))).toBe('25/24')
  expect(inOne('ml', 'g', serving('2 Tbsp', 30, 'g'))).toBe('1')
  expect(inOne('slice', 'g', serving('2 slices', 57, 'g'))).toBe('57/2')
  // GS1 writes GRM.
  expect(inOne('each', 'g', serving('3 PIECES', 85, 'GRM'))).toBe('85/3')
  // Weight of a weight, drinks by 'oz', unknown words, nothing of something.
  for (const [household, value, uom] of [
    ['2 oz', 57, 'g'],
    ['8 oz', 240, 'ml'],
    ['1 cookie', 30, 'g'],
    ['0 cup', 30, 'g'],
    ['1 cup', 0, 'g'],
    ['1 cup dry', 40, 'g'],
    ['', 40, 'g'],
  ] as const)
    expect(linksOfItem(serving(household, value, uom)), household).toHaveLength(1)
})

test('the net weight is believed before the serving [RECIPE-3]', () => {
  const facts = { householdServingSize: '1 cup', servingSize: { value: 240, uom: 'g' } }
  const oil = item('4/1 GAL', { ...facts, caseWeightHundredths: 3080 })
  expect(inOne('gallon', 'lb', oil)).toBe(exact('7.7'))
})
