import { expect, test } from 'vitest'
import { accessValueOf, readAccessValue } from './access-value.ts'

test('the access dialog has an address, whichever ship-to is selected [CART-9]', () => {
  const value = accessValueOf({ division: 'NLV', shipTo: '0000101', id: 'a-1' })
  expect(readAccessValue(value)).toEqual({ division: 'NLV', shipTo: '0000101', cartId: 'a-1' })
  for (const nonsense of ['', 'x', 'NLV.0000101', 'a.b.c.d', '..']) expect(readAccessValue(nonsense)).toBeUndefined()
})
