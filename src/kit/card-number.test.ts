import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsCardNumber, isLuhn } from './card-number.ts'

test.each([
  '4242424242424242',
  'card 4242 4242 4242 4242',
  '5555-5555-5555-4444',
  'amex 378282246310005!',
  '４２４２４２４２４２４２４２４２',
  '4242.4242.4242.4242',
  'x94242424242424242',
])('a card number is found in %s [PROFILE-6, security 26]', (text) => expect(holdsCardNumber(text)).toBe(true))

test.each([
  '',
  'House account',
  'since 2019, office 702 555 0134',
  '4242 4242 4242 4241',
  'PO 1234567890',
  '0000000000000000',
])('an ordinary text is none: %s [PROFILE-6]', (text) => expect(holdsCardNumber(text)).toBe(false))

test('one wrong digit breaks the check digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const digits = Array.from('4242424242424242')
      digits[place] = String((Number(digits[place]) + shift) % 10)
      expect(isLuhn(digits.join(''))).toBe(false)
    }),
  )
})
