import fc from 'fast-check'
import { expect, test } from 'vitest'
import { multiplyRationals, type Rational, rational, readRational, writeRational } from '#kit/rational.ts'
import type { MeasureLink } from '../measure.ts'
import type { UnitKey } from '../units.ts'
import { convertMeasure } from './convert-measure.ts'

const link = (of: UnitKey, amount: string, unit: UnitKey, source: MeasureLink['source'] = 'pack'): MeasureLink => ({
  of,
  amount: readRational(amount)!,
  unit,
  source,
})
const inUnit = (amount: string, from: UnitKey, to: UnitKey, links: readonly MeasureLink[] = []): string => {
  const converted = convertMeasure(readRational(amount)!, from, to, links)
  return converted.isKnown ? writeRational(converted.amount) : `1 ${converted.missing.of} in ${converted.missing.unit}?`
}

// By definition: NIST Handbook 44, appendix C.
test.each([
  ['1', 'lb', 'g', '453.59237'],
  ['1', 'lb', 'oz', '16'],
  ['1', 'gallon', 'ml', '3785.411784'],
  ['1', 'gallon', 'quart', '4'],
  ['1', 'quart', 'pint', '2'],
  ['1', 'pint', 'cup', '2'],
  ['1', 'cup', 'floz', '8'],
  ['1', 'floz', 'ml', '29.5735295625'],
  ['1', 'cup', 'tbsp', '16'],
  ['1', 'tbsp', 'tsp', '3'],
  ['2.5', 'kg', 'g', '2500'],
  ['750', 'ml', 'l', '0.75'],
  ['2.5', 'dozen', 'each', '30'],
  ['1', 'dash', 'pinch', '2'],
  ['3', 'clove', 'clove', '3'],
] as const)('%s %s in %s are %s [RECIPE-3]', (amount, from, to, expected) => {
  expect(inUnit(amount, from, to)).toBe(writeRational(readRational(expected)!))
})

test('dimensions are never mixed without a link: the one that is missing is named [RECIPE-3]', () => {
  // Weight of a volume, weight of a piece, weight of a case, pieces of a case.
  expect(inUnit('1', 'cup', 'lb')).toBe('1 cup in lb?')
  expect(inUnit('1', 'lb', 'cup')).toBe('1 cup in lb?')
  expect(inUnit('2', 'each', 'g')).toBe('1 each in g?')
  expect(inUnit('8', 'oz', 'case')).toBe('1 case in oz?')
  expect(inUnit('3', 'each', 'case')).toBe('1 case in each?')
  expect(inUnit('3', 'clove', 'head')).toBe('1 clove in head?')
})

test('one link more is asked for, and only what the others leave open [RECIPE-3]', () => {
  const links = [link('case', '30', 'lb')]
  expect(inUnit('15', 'lb', 'case', links)).toBe('1/2')
  // A case has a weight, so that of the cup is missing, not that of the case.
  expect(inUnit('2', 'cup', 'case', links)).toBe('1 cup in oz?')
  expect(inUnit('4', 'clove', 'case', links)).toBe('1 clove in oz?')
  expect(inUnit('4', 'clove', 'case', [...links, link('clove', '1/6', 'oz')])).toBe('1/720')
  // 144 lemons in a case: the weight of one is missing.
  expect(inUnit('8', 'oz', 'case', [link('case', '144', 'each')])).toBe('1 each in oz?')
  expect(inUnit('1', 'cup', 'case', [link('case', '6', 'soldEach')])).toBe('1 soldEach in cup?')
})

test('links are followed through each other, in both directions [RECIPE-3]', () => {
  // 4 gallons that weigh 34.4 lb: a cup weighs 34.4 / 64 lb.
  const milk = [link('case', '4', 'gallon'), link('case', '34.4', 'lb', 'net weight')]
  expect(inUnit('1', 'cup', 'lb', milk)).toBe(writeRational(readRational('0.5375')!))
  expect(inUnit('0.5375', 'lb', 'cup', milk)).toBe('1')
  const converted = convertMeasure(rational(1), 'cup', 'lb', milk)
  expect(converted.isKnown && converted.links.map(({ source }) => source)).toEqual(['pack', 'net weight'])
})

test('of links that contradict each other the earlier is believed [RECIPE-3]', () => {
  const [own, label] = [link('cup', '120', 'g', 'person'), link('cup', '130', 'g', 'serving')]
  expect(inUnit('1', 'cup', 'g', [own, label])).toBe('120')
  expect(inUnit('1', 'cup', 'g', [label, own])).toBe('130')
  // Nothing weighs nothing.
  expect(inUnit('1', 'cup', 'g', [link('cup', '0', 'g'), link('cup', '-3', 'g'), own])).toBe('120')
})

// Few enough that random links connect them.
const anyUnit = fc.constantFrom<UnitKey>(
  'g',
  'lb',
  'oz',
  'ml',
  'cup',
  'gallon',
  'each',
  'dozen',
  'case',
  'clove',
  'can10',
)
const anyAmount: fc.Arbitrary<Rational> = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 10_000 }))
  .map(([n, d]) => rational(n, d))
const anyLinks = fc.array(
  fc.record({ of: anyUnit, amount: anyAmount, unit: anyUnit, source: fc.constant('person' as const) }),
  { maxLength: 8 },
)

test('there and back again is exactly the same amount, and so is the way over a third unit [RECIPE-3]', () => {
  let converted = 0
  fc.assert(
    fc.property(anyAmount, anyUnit, anyUnit, anyUnit, anyLinks, (amount, a, b, c, links) => {
      const inB = convertMeasure(amount, a, b, links)
      const inC = convertMeasure(amount, a, c, links)
      if (!inB.isKnown) return
      converted++
      expect(convertMeasure(inB.amount, b, a, links)).toMatchObject({ isKnown: true, amount })
      const onward = convertMeasure(inB.amount, b, c, links)
      expect(onward.isKnown).toBe(inC.isKnown)
      if (onward.isKnown && inC.isKnown) expect(onward.amount).toEqual(inC.amount)
      const double = convertMeasure(multiplyRationals(amount, rational(2)), a, b, links)
      expect(double.isKnown && double.amount).toEqual(multiplyRationals(inB.amount, rational(2)))
    }),
    { numRuns: 500 },
  )
  expect(converted).toBeGreaterThan(100)
})

test('the link that is missing is enough: with it the amount converts [RECIPE-3]', () => {
  fc.assert(
    fc.property(anyAmount, anyUnit, anyUnit, anyLinks, (amount, from, to, links) => {
      const before = convertMeasure(amount, from, to, links)
      if (before.isKnown) return
      const asked = { ...before.missing, amount: rational(3, 7), source: 'person' as const }
      expect(convertMeasure(amount, from, to, [...links, asked]).isKnown).toBe(true)
      expect(convertMeasure(amount, from, to, [asked, ...links]).isKnown).toBe(true)
    }),
    { numRuns: 500 },
  )
})
