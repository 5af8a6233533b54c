import { expect, test } from 'vitest'
import { checkNumber, fitNumber } from './check-number.ts'

test('a number field says its limits in these words [UI-1]', () => {
  expect(checkNumber('3', { min: 5 })).toBe('Input cannot be less than 5')
  expect(checkNumber('12', { max: 10 })).toBe('Input cannot be more than 10')
  expect(checkNumber('', { min: 5 })).toBeUndefined()
  expect(checkNumber('7', { min: 5, max: 10 })).toBeUndefined()
})

test('a number field keeps to its digits while one types, with up to 10 decimals [UI-1]', () => {
  expect(fitNumber('1a2.345', { maxDp: 2 })).toBe('12.34')
  expect(fitNumber('0.12345678901', {})).toBe('0.1234567890')
  expect(fitNumber('12345', { maxInt: 3 })).toBe('123')
  expect(fitNumber('1.2.3', {})).toBe('1.2')
  expect(fitNumber('1.5', { maxDp: 0 })).toBe('1')
})
