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
  '4242\u200b4242\u200b4242\u200b4242',
  '42424242\u00ad42424242',
  'pay with 4111111111111111 12/28',
  '378282246310005',
  '3782-822463-10005',
  '3056 930902 5904',
  '6011 1111 1111 1117, call me',
  'JCB 3530111333300000',
  '2223003122003222',
  '6212345678901265',
  // A number of the old kind, of 13 digits, that is no GTIN.
  '4222222222222',
])('a card number is found in %s [PROFILE-6, security 26]', (text) => expect(holdsCardNumber(text)).toBe(true))

test.each([
  '',
  'House account',
  'since 2019, office 702 555 0134',
  '4242 4242 4242 4241',
  'PO 1234567890',
  '0000000000000000',
  // Two and three item numbers side by side, though their digits together begin and check like a
  // card's.
  '4111111 1111111',
  'sub 3056930 9025904',
  // GTIN-13s and a GTIN-14 with their own check digits, which pass the Luhn check by chance.
  '4006381333931',
  '(01)30712345678907',
  'PO-1000006',
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

/**
 * Digits with the check digit of GS1's General Specifications (7.9): weights 3 and 1 from the
 * right.
 */
const withGs1Digit = (digits: string): string => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

test.each([11, 12, 13, 17])('no GTIN and no SSCC is a card number, however its %d digits begin', (length) => {
  fc.assert(
    fc.property(fc.stringMatching(new RegExp(`^\\d{${length}}$`)), (digits) => {
      expect(holdsCardNumber(`label ${withGs1Digit(digits)} on it`)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test('seven-digit item numbers in a row are no card number', () => {
  const number = fc.stringMatching(/^\d{7}$/)
  fc.assert(
    fc.property(
      fc.array(number, { minLength: 2, maxLength: 5 }),
      fc.constantFrom(' ', '-', ' / ', '. '),
      (some, gap) => {
        expect(holdsCardNumber(some.join(gap))).toBe(false)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a long text of digits is read in a moment [PLAT-14]', () => {
  for (const text of ['4'.repeat(20_000), '4 '.repeat(10_000), '4111-'.repeat(4_000)]) {
    const start = process.cpuUsage()
    holdsCardNumber(text)
    const { user } = process.cpuUsage(start)
    expect(user / 1000, text.slice(0, 5)).toBeLessThan(1000)
  }
})
