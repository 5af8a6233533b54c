import { expect, test } from 'vitest'
import { maySeeCart } from './may-see-cart.ts'

test('a hidden cart is seen by staff, not by customers and not by staff acting as one [CART-9]', () => {
  const hidden = { isVisibleToCustomer: false }
  expect(maySeeCart(hidden, { kind: 'internal' })).toBe(true)
  expect(maySeeCart(hidden, { kind: 'proxy' })).toBe(false)
  expect(maySeeCart(hidden, { kind: 'external' })).toBe(false)
  expect(maySeeCart({ isVisibleToCustomer: true }, { kind: 'external' })).toBe(true)
})
