import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { buildActor, buildCart } from '../testing/build-cart.ts'
import { mayDiscardCart } from './may-discard-cart.ts'

const buyer = buildActor()

test('locked carts of others, hidden and ended ones are not offered for the switch [CART-8]', () => {
  const others = [
    buildCart({ id: 'shared', extOwnerId: 'colleague' }),
    buildCart({ id: 'locked', extOwnerId: 'colleague', sharingMode: 'LOCK' }),
    buildCart({ id: 'own-locked', sharingMode: 'LOCK' }),
    buildCart({ id: 'hidden', isVisibleToCustomer: false }),
    buildCart({ id: 'ordered', status: 'ordered' }),
    buildCart(),
  ]
  const decision = mayDiscardCart(buildCart(), buyer, others)
  expect(decision.allowed && decision.value.switchable.map((cart) => cart.id)).toEqual(['shared', 'own-locked'])
})

test('a cart locked by another is not discarded [CART-8]', () => {
  const locked = buildCart({ sharingMode: 'LOCK', extOwnerId: 'colleague' })
  expect(abilityOf(mayDiscardCart(locked, buyer, []))).toBe('cart_locked_by_other')
})
