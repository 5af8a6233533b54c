import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal } from './read-decimal.ts'
import { writeDecimal } from './write-decimal.ts'

test('units are written with the places they have, and at least as many as asked for [GUIDE-4]', () => {
  expect(writeDecimal(123_450, 2)).toBe('1234.50')
  expect(writeDecimal(5, 2)).toBe('0.05')
  expect(writeDecimal(4000, 2, 0)).toBe('40')
  expect(writeDecimal(64_950, 4, 2)).toBe('6.495')
  expect(writeDecimal(0, 2)).toBe('0.00')
})

test('what is written reads as the same number [GUIDE-4]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }), (units, places) => {
      expect(readDecimal(writeDecimal(units, places, 0), places)).toBe(units)
    }),
  )
})
