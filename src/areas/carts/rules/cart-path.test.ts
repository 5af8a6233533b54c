import { expect, test } from 'vitest'
import { cartPath } from './cart-path.ts'

test('a cart has an address that names its ship-to [CHECK-1]', () => {
  const path = cartPath({ division: 'NLV', shipTo: '0000101', id: 'c-1' })
  const { pathname, searchParams } = new URL(path, 'https://portal.example')
  expect(pathname).toBe('/review-cart')
  expect(Object.fromEntries(searchParams)).toEqual({ 'ship-to': 'NLV.0000101', cart: 'c-1' })
})
