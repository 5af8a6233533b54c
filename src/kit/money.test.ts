import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideHalfUp, formatCents, formatPerPound, priceByWeight, splitCents } from './money.ts'

test('money reads with two decimals and thousands separators', () => {
  expect(formatCents(123_456)).toBe('$1,234.56')
  expect(formatCents(5)).toBe('$0.05')
  expect(formatCents(-100_000_000)).toBe('-$1,000,000.00')
})

test('per-pound prices keep the decimals they need and say /lb', () => {
  expect(formatPerPound(34_550)).toBe('$3.455/lb')
  expect(formatPerPound(20_000)).toBe('$2.00/lb')
  expect(formatPerPound(123)).toBe('$0.0123/lb')
})

test('rounding is half up, away from zero, in whole numbers', () => {
  expect(divideHalfUp(5, 2)).toBe(3)
  expect(divideHalfUp(-5, 2)).toBe(-3)
  expect(divideHalfUp(4, 3)).toBe(1)
})

test('a catch-weight case costs its weight times its price a pound [ITEM-8]', () => {
  // 40.00 lb at $2.4550 is $98.20.
  expect(priceByWeight(24_550, 4000)).toBe(9820)
})

test('a split adds up to the cent, and no part is off by more than one cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 20 }),
      (total, weights) => {
        const parts = splitCents(total, weights)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
        const sum = weights.reduce((a, b) => a + b, 0)
        if (sum > 0) parts.forEach((part, i) => expect(Math.abs(part - (total * weights[i]!) / sum)).toBeLessThan(1))
      },
    ),
  )
})
