import { expect, test } from 'vitest'
import { abilityOf, why } from '#kit/decision.ts'
import { buildActor, buildCart } from '../testing/build-cart.ts'
import { maySwitchToCart } from './may-switch-to-cart.ts'

const buyer = buildActor()

test('a locked cart can be switched to only by its owner [CART-7]', () => {
  const locked = buildCart({ sharingMode: 'LOCK', extOwnerId: 'colleague' })
  expect(maySwitchToCart(locked, buildActor({ userId: 'colleague' })).allowed).toBe(true)
  expect(why(maySwitchToCart(locked, buyer))).toBe(
    'You cannot switch to this cart as it is locked and you are not the owner',
  )
})

test('a cart that is hidden or no longer open cannot be switched to [CART-7]', () => {
  expect(abilityOf(maySwitchToCart(buildCart({ isVisibleToCustomer: false }), buyer))).toBe('cart_not_found')
  expect(abilityOf(maySwitchToCart(buildCart({ status: 'ordered' }), buyer))).toBe('cart_not_found')
})

test('a punchout cart is switched to in a punchout session only [CART-7]', () => {
  const cart = { ...buildCart(), source: 'punchout' }
  expect(abilityOf(maySwitchToCart(cart, buyer))).toBe('cart_of_punchout')
  expect(maySwitchToCart(cart, buildActor({ isPunchout: true })).allowed).toBe(true)
  expect(maySwitchToCart({ ...cart, source: 'online' }, buyer).allowed).toBe(true)
})
