import { expect, test } from 'vitest'
import { maySeeCart } from './may-see-cart.ts'

test('a hidden cart is seen by staff, not by customers and not by staff acting as one [CART-9]', () => {
  const hidden = { isVisibleToCustomer: false, punchoutId: null }
  expect(maySeeCart(hidden, { kind: 'internal' })).toBe(true)
  expect(maySeeCart(hidden, { kind: 'proxy' })).toBe(false)
  expect(maySeeCart(hidden, { kind: 'external' })).toBe(false)
  expect(maySeeCart({ isVisibleToCustomer: true, punchoutId: null }, { kind: 'external' })).toBe(true)
})

test('a procurement session sees its own carts and no others; outside it they are visible like any other cart [PUNCH-4]', () => {
  const cart = (punchoutId: string | null) => ({ isVisibleToCustomer: true, punchoutId })
  const buyer = { kind: 'external', punchoutId: 'visit' } as const
  expect([cart('visit'), cart('another'), cart(null)].map((each) => maySeeCart(each, buyer))).toEqual([
    true,
    false,
    false,
  ])
  expect(maySeeCart(cart('visit'), { kind: 'external' })).toBe(true)
})
