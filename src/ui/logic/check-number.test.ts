import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkNumber, leaveNumber } from './check-number.ts'

test('a number field says its limits in these words [UI-1]', () => {
  expect(checkNumber('3', { min: 5 })).toBe('Input cannot be less than 5')
  expect(checkNumber('-5', {})).toBe('Input cannot be less than 0')
  expect(checkNumber('12', { max: 10 })).toBe('Input cannot be more than 10')
  expect(checkNumber('', { min: 5 })).toBeUndefined()
  expect(checkNumber('7', { min: 5, max: 10 })).toBeUndefined()
  expect(checkNumber('-5', { min: -10 })).toBeUndefined()
})

test.each(['1e3', '1.5.2', '12,5', '1,000', '12a', '1 2', '٣', '１２', '½', '+5', '--5', '-', '.', '0x10', 'Infinity'])(
  '%s is refused, not turned into another number [UI-1]',
  (text) => {
    expect(checkNumber(text, {})).toBe('Enter a number such as 12.5')
  },
)

test('digits beyond the allowed places are refused, not cut off, with up to 10 decimals [UI-1]', () => {
  expect(checkNumber('12.345', { maxDp: 2 })).toBe('At most 2 digits after the point')
  expect(checkNumber('0.1234567890', {})).toBeUndefined()
  expect(checkNumber('0.12345678901', { maxDp: 20 })).toBe('At most 10 digits after the point')
  expect(checkNumber('12345', { maxInt: 3 })).toBe('At most 3 digits before the point')
  expect(checkNumber('00123', { maxInt: 3 })).toBeUndefined()
  expect(checkNumber('1.5', { maxDp: 0 })).toBe('Enter a whole number such as 12')
})

test('what is accepted is the number as people write it [UI-1]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, hundredths) => {
      const text = `${whole}.${String(hundredths).padStart(2, '0')}`
      expect(checkNumber(text, { maxDp: 2 })).toBeUndefined()
      expect(Number(text)).toBeCloseTo(whole + hundredths / 100, 2)
    }),
  )
})

test('zero becomes empty when the field is left, and what cannot be read stays as typed [UI-1]', () => {
  expect(leaveNumber('0')).toBe('')
  expect(leaveNumber('0.00')).toBe('')
  expect(leaveNumber(' 12.50 ')).toBe('12.50')
  expect(leaveNumber('1e3')).toBe('1e3')
  expect(leaveNumber('-5')).toBe('-5')
})
