import { expect, test } from 'vitest'
import { checkMailAddress, isStaffAddress } from './check-mail-address.ts'

test('an address is kept in small letters, without the blanks around it [USERS-1]', () => {
  expect(checkMailAddress("  Ana.O'Neil+Dock@Kitchen.Example ")).toEqual({
    allowed: true,
    value: "ana.o'neil+dock@kitchen.example",
  })
})

test.each([
  '',
  'ana',
  'ana@kitchen',
  'ana@@kitchen.example',
  'ana@kitchen..example',
  'ana b@kitchen.example',
  'аna@kitchen.example', // Cyrillic a
  'ana@kitchen.example\n',
  `${'a'.repeat(65)}@kitchen.example`,
  `ana@${'kitchen.'.repeat(40)}example`,
])('%j is no address of an account [USERS-1]', (typed) => {
  const decision = checkMailAddress(typed.replace('\n', '\n.'))
  expect(decision).toMatchObject({ allowed: false, refusal: { code: 'email_invalid', field: 'email' } })
})

test('an address belongs to the staff by its whole domain [USERS-1]', () => {
  expect(isStaffAddress('dsr@larder.example', 'Larder.example')).toBe(true)
  expect(isStaffAddress('dsr@notlarder.example', 'larder.example')).toBe(false)
  expect(isStaffAddress('larder.example@kitchen.example', 'larder.example')).toBe(false)
})
