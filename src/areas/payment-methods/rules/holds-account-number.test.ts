import { expect, test } from 'vitest'
import { holdsAccountNumber } from './holds-account-number.ts'

test('an account number in a text is found however it is written [PROFILE-5]', () => {
  for (const text of ['No 84736251980', 'Acme 8473 6251-980', 'Acme ８４７３６２５１９８０'])
    expect(holdsAccountNumber(text, '84736251980'), text).toBe(true)
})

test('another number and one of four digits are not taken for it [PROFILE-5]', () => {
  expect(holdsAccountNumber('Since 1980', '84736251980')).toBe(false)
  expect(holdsAccountNumber('Since 1980', '1980')).toBe(false)
})
