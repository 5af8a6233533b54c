import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addRationals,
  areEqual,
  compareRationals,
  divideRationals,
  multiplyRationals,
  one,
  type Rational,
  rational,
  readRational,
  roundRational,
  subtractRationals,
  writeRational,
  writeRounded,
  zero,
} from './rational.ts'

const whole = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
const positive = fc.bigInt({ min: 1n, max: 10n ** 24n })
const anyRational: fc.Arbitrary<Rational> = fc.tuple(whole, positive).map(([n, d]) => rational(n, d))
const other = anyRational.filter(({ numerator }) => numerator !== 0n)

test('a fraction is in lowest terms with the sign above [RECIPE-3]', () => {
  expect(rational(6, 8)).toEqual({ numerator: 3n, denominator: 4n })
  expect(rational(6, -8)).toEqual({ numerator: -3n, denominator: 4n })
  expect(rational(0, -5)).toEqual(zero)
  // Beyond what a double holds: 3 x 2^70 over 2^72.
  expect(rational(3n * 2n ** 70n, 2n ** 72n)).toEqual({ numerator: 3n, denominator: 4n })
  expect(() => rational(1, 0)).toThrow(RangeError)
  expect(() => divideRationals(one, zero)).toThrow(RangeError)
})

test('numbers are read exactly from decimals and fractions [RECIPE-3]', () => {
  const read = (text: string) => {
    const value = readRational(text)
    return value && writeRational(value)
  }
  expect(['2.5', '.25', '0.1', '3/4', '1 3/4', '1-1/2', '-7', '-1/2', ' 12 ', '000.50'].map(read)).toEqual([
    '5/2',
    '1/4',
    '1/10',
    '3/4',
    '7/4',
    '3/2',
    '-7',
    '-1/2',
    '12',
    '1/2',
  ])
  for (const text of ['', '.', '1.', '1,5', '1e3', '1/0', '1/2/3', 'x', '٣', '1 2', 'Infinity', '9'.repeat(101)])
    expect(readRational(text), text).toBeNull()
})

test('what is written is read back as the same number [RECIPE-3]', () => {
  fc.assert(
    fc.property(anyRational, (value) => {
      expect(readRational(writeRational(value))).toEqual(value)
    }),
  )
})

test('sums, differences, products and quotients are exact: each undoes the other [RECIPE-3]', () => {
  fc.assert(
    fc.property(anyRational, other, anyRational, (a, b, c) => {
      expect(subtractRationals(addRationals(a, b), b)).toEqual(a)
      expect(divideRationals(multiplyRationals(a, b), b)).toEqual(a)
      expect(addRationals(a, b)).toEqual(addRationals(b, a))
      expect(multiplyRationals(a, addRationals(b, c))).toEqual(
        addRationals(multiplyRationals(a, b), multiplyRationals(a, c)),
      )
      expect(divideRationals(b, b)).toEqual(one)
    }),
  )
})

test('fractions compare as their cross products do [RECIPE-3]', () => {
  fc.assert(
    fc.property(anyRational, anyRational, (a, b) => {
      expect(compareRationals(a, b) + compareRationals(b, a)).toBe(0)
      expect(compareRationals(a, b) === 0).toBe(areEqual(a, b))
      expect(compareRationals(addRationals(a, one), a)).toBeGreaterThan(0)
    }),
  )
})

test('rounding is half up, away from zero, and off by at most half a unit [RECIPE-3]', () => {
  expect(roundRational(rational(2, 3), 3)).toBe(667)
  expect(roundRational(rational(1, 2000), 3)).toBe(1)
  expect(roundRational(rational(-1, 2000), 3)).toBe(-1)
  expect(writeRounded(rational(2, 3), 3)).toBe('0.667')
  expect(writeRounded(rational(5, 2), 3, 0)).toBe('2.5')
  expect(writeRounded(rational(3), 3, 0)).toBe('3')
  expect(() => roundRational(rational(10n ** 15n), 3)).toThrow(RangeError)
  const small = fc.tuple(fc.integer(), fc.integer({ min: 1 })).map(([n, d]) => rational(n, d))
  fc.assert(
    fc.property(small, fc.integer({ min: 0, max: 4 }), (value, places) => {
      const error = subtractRationals(value, rational(roundRational(value, places), 10n ** BigInt(places)))
      const size = error.numerator < 0n ? -error.numerator : error.numerator
      expect(size * 2n * 10n ** BigInt(places) <= error.denominator).toBe(true)
    }),
  )
})
