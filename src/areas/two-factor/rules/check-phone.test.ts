import { expect, test } from 'vitest'
import { checkPhone, readPhone, toE164 } from './check-phone.ts'

const allowed = ['US', 'CA', 'GB']
const problems = (countryCode: string, number: string) => checkPhone({ countryCode, number }, allowed)

test('a country code is required, in digits with an optional plus [AUTH-5]', () => {
  expect(problems('', '7025550143')).toEqual({ countryCode: 'Country code is required' })
  for (const code of ['1a', '++1', '+', '12345', 'US']) {
    expect(problems(code, '7025550143')).toEqual({ countryCode: 'Invalid country code' })
  }
  for (const code of ['1', '+1']) expect(problems(code, '7025550143')).toEqual({})
  expect(problems('', '')).toEqual({ countryCode: 'Country code is required', number: 'Phone number is required' })
})

test('a number is required and must be one of the country [AUTH-5]', () => {
  expect(problems('1', ' ')).toEqual({ number: 'Phone number is required' })
  expect(problems('1', '702555')).toEqual({ number: 'Invalid United States phone number' })
  expect(problems('44', '12')).toEqual({ number: 'Invalid United Kingdom phone number' })
  expect(problems('1', 'my phone')).toEqual({ number: 'Invalid United States phone number' })
})

test('numbers that cost money or take no messages get no codes [AUTH-5]', () => {
  for (const number of ['9005550123', '8005550123']) {
    expect(problems('1', number)).toEqual({ number: 'Invalid United States phone number' })
  }
  expect(readPhone('+447400123456', allowed)).toMatchObject({ allowed: true })
  // A landline, in a country whose numbers show the difference.
  expect(readPhone('+442071838750', allowed)).toMatchObject({ allowed: false })
})

test('codes go to the countries of the configuration only [AUTH-5]', () => {
  expect(problems('882', '1234567')).toEqual({ countryCode: 'Codes cannot be sent to this country.' })
  expect(readPhone('+8821234567', allowed)).toMatchObject({ refusal: { code: 'phone_country_closed' } })
  // Jamaica shares the calling code of the United States, not the price of a message.
  expect(readPhone('+18762101234', allowed)).toMatchObject({ allowed: false })
})

test('a number has one spelling, E.164, whatever is typed [AUTH-5]', () => {
  expect(toE164({ countryCode: '+1', number: '(702) 555-0143' })).toBe('+17025550143')
  expect(readPhone('+17025550143', allowed)).toEqual({ allowed: true, value: '+17025550143' })
  expect(readPhone('+4407400123456', allowed)).toEqual({ allowed: true, value: '+447400123456' })
})

test.each(['', '+', '7025550143', '+1702555014３', '+1 702 555 0143', '+17025550143;ext=1', '+17025550143\n'])(
  'the server takes nothing but E.164: %j [AUTH-5]',
  (phone) => expect(readPhone(phone, allowed)).toMatchObject({ refusal: { message: 'Invalid phone number' } }),
)
