import { expect, test } from 'vitest'
import { cartAddress } from './checkout.addresses.ts'

test('a cart has an address that names its ship-to [CHECK-1]', () => {
  const address = cartAddress({ division: 'NLV', shipTo: '0000101', id: 'c-1' })
  const { pathname, searchParams } = new URL(address, 'https://portal.example')
  expect(pathname).toBe('/review-cart')
  expect(Object.fromEntries(searchParams)).toEqual({ 'ship-to': 'NLV.0000101', cart: 'c-1' })
})
