import { expect, test } from 'vitest'
import { checkContactPhone, joinContactPhone, readContactPhone, splitContactPhone } from './contact-phone.ts'

test.each([
  ['7025550143', { countryCode: 'Country code is required' }],
  ['+12345 7025550143', { countryCode: 'Invalid country code' }],
  ['+1a 7025550143', { countryCode: 'Invalid country code' }],
  ['+999 7025550143', { countryCode: 'Invalid country code' }],
  ['+1 ', { number: 'Phone number is required' }],
  ['+1 702555', { number: 'Invalid United States phone number' }],
  ['+44 12', { number: 'Invalid United Kingdom phone number' }],
  ['+1 my phone', { number: 'Invalid United States phone number' }],
  ['+1 (702) 555-0143', {}],
  ['+44 20 7183 8750', {}],
  ['+1 800 555 0123', {}],
  ['', {}],
])('the contact number "%s" has the problems %j [USERS-1]', (phone, problems) => {
  expect(checkContactPhone(phone, '')).toEqual(problems)
})

test('a contact number is saved as E.164, and refused with the sentence of its field [USERS-1]', () => {
  expect(readContactPhone('+1 (702) 555-0143', '')).toEqual({ allowed: true, value: '+17025550143' })
  expect(readContactPhone(' ', '+17025550143')).toEqual({ allowed: true, value: '' })
  expect(readContactPhone('7025550143', '')).toMatchObject({
    refusal: { code: 'phone_invalid', field: 'phone', message: 'Country code is required' },
  })
})

test('a number from elsewhere may stay while it is not touched [USERS-1, PROFILE-2]', () => {
  expect(readContactPhone('702.555.0101 x4', '702.555.0101 x4')).toEqual({ allowed: true, value: '702.555.0101 x4' })
  expect(checkContactPhone('702.555.0101 x5', '702.555.0101 x4')).toEqual({ countryCode: 'Country code is required' })
})

test('two fields and one text are the same number, whatever is typed in which order [USERS-1]', () => {
  expect(splitContactPhone('+17025550143')).toEqual({ countryCode: '+1', number: '7025550143' })
  for (const typed of [
    { countryCode: '', number: '' },
    { countryCode: '', number: '702' },
    { countryCode: '+', number: '' },
    { countryCode: '+4', number: '123' },
    { countryCode: '+1a', number: '702 555' },
    { countryCode: '+44', number: '' },
  ]) {
    expect(splitContactPhone(joinContactPhone(typed))).toEqual(typed)
  }
  expect(joinContactPhone(splitContactPhone('+17025550143'))).toBe('+17025550143')
  expect(splitContactPhone(joinContactPhone({ countryCode: '1', number: '702' })).countryCode).toBe('+1')
})
