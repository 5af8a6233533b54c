import { expect, test } from 'vitest'
import { endOfPhone } from './end-of-phone.ts'

test('of a phone number only the end is shown [PLAT-13]', () => {
  expect(endOfPhone('+17025550143')).toBe('Number ending in 0143')
})
