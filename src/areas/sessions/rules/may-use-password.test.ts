import { expect, test } from 'vitest'
import { mayUsePassword } from './may-use-password.ts'

test.each([
  ['external', 'off', true, true],
  ['external', 'auto', true, true],
  ['internal', 'auto', true, false],
  ['internal', 'auto', false, true],
  ['internal', 'on', true, true],
  ['internal', 'off', false, false],
] as const)(
  'an %s user with staff passwords %s and a provider %s signs in by password: %s [AUTH-2]',
  (kind, staffPasswords, hasOwnProvider, may) => {
    expect(mayUsePassword(kind, { staffPasswords, hasOwnProvider })).toBe(may)
  },
)
