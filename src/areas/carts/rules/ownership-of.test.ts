import { expect, test } from 'vitest'
import { buildActor, buildCart } from '../testing/build-cart.ts'
import { ownershipOf } from './ownership-of.ts'

const buyer = buildActor()

test("a cart is the reader's own, shared with them, or locked by others [CART-7]", () => {
  expect(ownershipOf(buildCart({ sharingMode: 'LOCK', extOwnerId: 'buyer' }), buyer)).toBe('OwnedByMe')
  expect(ownershipOf(buildCart({ extOwnerId: 'colleague' }), buyer)).toBe('SharedWithMe')
  expect(ownershipOf(buildCart({ extOwnerId: null }), buyer)).toBe('SharedWithMe')
  expect(ownershipOf(buildCart({ sharingMode: 'LOCK', extOwnerId: 'colleague' }), buyer)).toBe('LockedByOthers')
})

test('an internal owner owns the cart too [CART-7]', () => {
  const cart = buildCart({ sharingMode: 'LOCK', intOwnerId: 'rosa', extOwnerId: 'buyer' })
  expect(ownershipOf(cart, buildActor({ userId: 'rosa', kind: 'internal' }))).toBe('OwnedByMe')
})
