import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addRationals, compareRationals, multiplyRationals, rational, readRational, zero } from '#kit/rational.ts'
import { type UnitKey, units } from '../units.ts'
import { convertMeasure } from './convert-measure.ts'
import { scaleAmount } from './scale-amount.ts'

const scaled = (amount: string, unit: UnitKey, factor = '1'): string =>
  scaleAmount({ amount: readRational(amount)!, unit }, readRational(factor)!).text

test.each([
  ['0.75', 'cup', '1', '3/4 cup'],
  ['16', 'tbsp', '1', '1 cup'],
  ['48', 'oz', '1', '3 lb'],
  ['2', 'tbsp', '8', '1 cup'],
  ['1', 'tsp', '3', '1 tbsp'],
  ['1', 'tsp', '1/2', '1/2 tsp'],
  ['1/4', 'tsp', '12', '1 tbsp'],
  ['3', 'cup', '4', '3 quarts'],
  ['2', 'quart', '10', '5 gallons'],
  ['1', 'pint', '1', '2 cups'],
  ['1/3', 'cup', '2', '2/3 cup'],
  ['1/3', 'cup', '13', '4 1/3 cups'],
  ['17', 'tbsp', '1', '1 cup 1 tbsp'],
  ['5/8', 'cup', '1', '1/2 cup 2 tbsp'],
  ['7', 'tsp', '1', '2 tbsp 1 tsp'],
  ['18', 'oz', '1', '1 lb 2 oz'],
  ['1', 'lb', '1/2', '1/2 lb'],
  ['1', 'lb', '1/3', '1/3 lb'],
  ['8', 'oz', '1/2', '4 oz'],
  ['2', 'floz', '4', '8 fl oz'],
  ['8', 'floz', '8', '2 quarts'],
  ['250', 'g', '6', '1.5 kg'],
  ['0.5', 'kg', '1/4', '125 g'],
  ['200', 'ml', '12', '2.4 l'],
  ['750', 'mg', '4', '3 g'],
  ['4', 'each', '3/8', '1 1/2 each'],
  ['1', 'dozen', '3/2', '18 each'],
  ['1', 'dozen', '3', '3 dozen'],
  ['2', 'clove', '5', '10 cloves'],
  ['1', 'pinch', '2', '2 pinches'],
  ['1', 'pinch', '8', '1/2 tsp'],
  ['1', 'can10', '4', '4 #10 cans'],
] as const)('%s %s times %s is %s [RECIPE-4]', (amount, unit, factor, text) => {
  expect(scaled(amount, unit, factor)).toBe(text)
})

test('what no spoon holds is rounded, and says so; underneath it stays exact [RECIPE-4]', () => {
  const seventh = scaleAmount({ amount: rational(1), unit: 'cup' }, rational(1, 7))
  // 6.857 tsp; 2 1/2 tbsp would be a tenth too much.
  expect(seventh).toMatchObject({ text: 'about 2 tbsp 1 tsp', isRounded: true })
  expect(seventh.measure).toEqual({ amount: rational(16, 7), unit: 'tbsp' })
  expect(scaled('1', 'tsp', '1/100')).toBe('about 1/8 tsp')
  // 3.37 gallons are 13.48 quarts.
  expect(scaled('3.37', 'gallon')).toBe('about 13 1/2 quarts')
  expect(scaled('0.02', 'g')).toBe('20 mg')
  expect(scaled('0.01', 'mg')).toBe('about 0.1 mg')
  expect(scaled('100', 'g', '1/3')).toBe('about 33 g')
  expect(scaled('1', 'each', '1/7')).toBe('about 1/4 each')
  expect(scaled('0', 'cup')).toBe('0 cup')
})

const anyUnit = fc.constantFrom(...units.map(({ key }) => key))
const anyAmount = fc
  .tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([n, d]) => rational(n, d))

test('any amount keeps its exact value, and the parts are exactly it unless they say about [RECIPE-4]', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyUnit, (amount, factor, unit) => {
      const { measure, parts, text, isRounded } = scaleAmount({ amount, unit }, factor)
      const back = convertMeasure(measure.amount, measure.unit, unit)
      expect(back.isKnown && back.amount).toEqual(multiplyRationals(amount, factor))
      const sum = parts.reduce((before, part) => {
        const part1 = convertMeasure(part.amount, part.unit, unit)
        return part1.isKnown ? addRationals(before, part1.amount) : before
      }, zero)
      expect(compareRationals(sum, multiplyRationals(amount, factor)) === 0).toBe(!isRounded)
      expect(text.startsWith('about ')).toBe(isRounded)
      expect(parts.every((part) => part.amount.numerator > 0n)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
