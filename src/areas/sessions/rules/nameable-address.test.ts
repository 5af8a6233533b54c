import { expect, test } from 'vitest'
import { nameableAddress } from './nameable-address.ts'

test('an address is kept in small letters [PLAT-8]', () => {
  expect(nameableAddress(' Chef@Harbor.example ')).toBe('chef@harbor.example')
})

test.each(['Kitchen-Door-1', 'P@ssw0rd', 'secret word@home .com', '', `${'a'.repeat(300)}@x.example`])(
  'what is no address is not kept, it may be a password: %s [PLAT-8]',
  (typed) => expect(nameableAddress(typed)).toBeUndefined(),
)
