import { expect, test } from 'vitest'
import type { ListedCart } from '#areas/carts/cart.ts'
import { describeCart } from './describe-cart.ts'

const cart = {
  shipToInfo: { name: 'Harbor Bistro Airport' },
  totals: { lines: 4, subtotal: 129_091 },
  deliveryDate: '2026-11-24',
  extOwnerInfo: { name: 'Mara Okafor', roleInfo: { name: 'Customer user' } },
  intOwnerInfo: null,
  changedAt: '2026-11-20T17:20:00.000Z',
} as unknown as ListedCart

test('two carts with one PO and ship-to are distinguished by delivery, owner and last change [SHELL-10]', () => {
  expect(describeCart(cart)).toMatch(
    /^Harbor Bistro Airport · Tue, Nov 24 · 4 lines · \$1,290\.91 · Mara Okafor · Nov \d+, \d+:\d\d/,
  )
  expect(describeCart({ ...cart, changedAt: '2026-11-20T17:21:00.000Z' })).not.toBe(describeCart(cart))
})

test('a cart without delivery or owner says what there is [SHELL-10]', () =>
  expect(describeCart({ ...cart, deliveryDate: null, extOwnerInfo: null })).toMatch(
    /^Harbor Bistro Airport · 4 lines · \$1,290\.91 · Nov/,
  ))
