import { expect, test } from 'vitest'
import { describeFields } from './describe-fields.ts'

test('fields are one a line, and a password is masked whatever its name is written like [PUNCH-5, security 48]', () => {
  expect(
    describeFields([
      ['USERNAME', 'u'],
      ['PASSWORD', 'planted'],
      [' ~password', 'planted'],
      ['OCI_PASSWD', 'planted'],
      ['HOOK_URL', 'https://x.example/?a=1'],
    ]),
  ).toBe('USERNAME=u\nPASSWORD=****\n ~password=****\nOCI_PASSWD=****\nHOOK_URL=https://x.example/?a=1')
})
