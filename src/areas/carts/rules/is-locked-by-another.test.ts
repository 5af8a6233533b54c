import { expect, test } from 'vitest'
import { buildCart } from '../testing/build-cart.ts'
import { isCartOwner, isLockedByAnother } from './is-locked-by-another.ts'

test('a cart has an owner at the customer and one at the distributor [CART-9]', () => {
  const cart = buildCart({ extOwnerId: 'buyer', intOwnerId: 'dsr' })
  expect(['buyer', 'dsr', 'colleague'].map((userId) => isCartOwner(cart, { userId }))).toEqual([true, true, false])
})

test('LOCK keeps out everybody but the owners, UNLOCK nobody [CART-9]', () => {
  const colleague = { userId: 'colleague' }
  expect(isLockedByAnother(buildCart({ sharingMode: 'LOCK' }), colleague)).toBe(true)
  expect(isLockedByAnother(buildCart({ sharingMode: 'LOCK' }), { userId: 'buyer' })).toBe(false)
  expect(isLockedByAnother(buildCart({ sharingMode: 'UNLOCK' }), colleague)).toBe(false)
})
