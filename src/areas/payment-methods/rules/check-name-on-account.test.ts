import { expect, test } from 'vitest'
import { checkNameOnAccount } from './check-name-on-account.ts'

test.each(['Mara Okafor', 'Harbor Bistro 2, LLC', 'Ø', 'x'.repeat(255)])('%s is a name [PROFILE-5]', (name) =>
  expect(checkNameOnAccount(name)).toBeUndefined(),
)

test.each(['', '   ', '12345', '12-34 56', 'x'.repeat(256), 'Mara 4242424242424242'])(
  '"%s" is no name [PROFILE-5]',
  (name) => expect(checkNameOnAccount(name)).toBe('Invalid name'),
)
