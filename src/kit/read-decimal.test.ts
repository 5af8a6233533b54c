import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal } from './read-decimal.ts'

test('money is read exactly, never through a float [PLAT-3]', () => {
  expect(readDecimal('12.34', 2)).toBe(1234)
  expect(readDecimal('0.29', 2)).toBe(29)
  expect(readDecimal('1.005', 4)).toBe(10_050)
  expect(readDecimal('$1,234.50', 2)).toBe(123_450)
  expect(readDecimal('.5', 2)).toBe(50)
  expect(readDecimal('7.', 2)).toBe(null)
  expect(readDecimal('-3.10', 2)).toBe(-310)
  expect(readDecimal('12.3400', 2)).toBe(1234)
})

test.each(['', '.', '-', 'abc', '1.234', '1,23', '1e3', '0x10', '٣', 'NaN', '99999999999999.99', '1.2.3'])(
  'an amount like "%s" is refused rather than guessed [PLAT-3]',
  (text) => {
    expect(readDecimal(text, 2)).toBeNull()
  },
)

test('every amount of cents reads back as itself [PLAT-3]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      expect(readDecimal(text, 2)).toBe(cents)
    }),
  )
})
