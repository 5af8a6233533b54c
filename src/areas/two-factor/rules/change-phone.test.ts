import { expect, test } from 'vitest'
import { changePhone } from './change-phone.ts'

test('the new number must differ from the current one [AUTH-5]', () => {
  expect(changePhone('+17025550143', '+17025550144').allowed).toBe(true)
  expect(changePhone('+17025550143', '+17025550143')).toMatchObject({
    refusal: { message: 'New phone number cannot be same as last phone number', field: 'phone' },
  })
  expect(changePhone(null, '+17025550144')).toMatchObject({ refusal: { code: 'not_enabled' } })
})
