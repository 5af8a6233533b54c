import { expect, test } from 'vitest'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { mayMoveToAnotherCart } from './may-move-to-another-cart.ts'

test.each([
  ['cart_locked_by_other', true],
  ['cart_of_punchout', true],
  ['too_many_lines', true],
  ['cart_management_not_allowed', false],
  ['prospect_cannot_order', false],
  [undefined, false],
])('after %s another cart would take the lines: %s [CART-14]', (code, mayMove) => {
  expect(mayMoveToAnotherCart(code)).toBe(mayMove)
  if (code) expect(Object.keys(cartRefusals)).toContain(code)
})
