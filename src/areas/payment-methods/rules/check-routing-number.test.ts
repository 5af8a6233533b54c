import { expect, test } from 'vitest'
import { checkRoutingNumber } from './check-routing-number.ts'

test.each(['021000021', '011401533', '091000019'])('%s is a routing number [PROFILE-5]', (routingNo) =>
  expect(checkRoutingNumber(routingNo)).toBeUndefined(),
)

test.each([
  '',
  '12345678',
  '1234567890',
  '021000022',
  '120000021',
  '02100002a',
  '０２１０００２１１',
  ' 21000021',
  '000000000',
])('"%s" is an invalid routing number [PROFILE-5]', (routingNo) =>
  expect(checkRoutingNumber(routingNo)).toBe('Invalid routing number'),
)

test('while editing a blank routing number keeps the old one [PROFILE-5]', () => {
  expect(checkRoutingNumber('', true)).toBeUndefined()
  expect(checkRoutingNumber('1', true)).toBe('Invalid routing number')
})
