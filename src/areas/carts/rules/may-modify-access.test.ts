import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { buildActor, buildCart } from '../testing/build-cart.ts'
import { mayModifyAccess } from './may-modify-access.ts'

const locked = buildCart({ sharingMode: 'LOCK', extOwnerId: 'colleague' })

test('access is changed by an owner or with the permission, locked or not [CART-9]', () => {
  expect(mayModifyAccess(locked, buildActor({ userId: 'colleague' })).allowed).toBe(true)
  expect(mayModifyAccess(locked, buildActor({ userId: 'rosa', kind: 'internal' })).allowed).toBe(true)
  expect(abilityOf(mayModifyAccess(locked, buildActor()))).toBe('cart_access_not_allowed')
  expect(abilityOf(mayModifyAccess(buildCart({ extOwnerId: null }), buildActor()))).toBe('cart_access_not_allowed')
})

test('an owner who may not manage carts does not change access either [CART-9]', () => {
  const actor = buildActor({ can: (feature) => feature === 'modifyCartAccess' })
  expect(abilityOf(mayModifyAccess(buildCart(), actor))).toBe('cart_management_not_allowed')
})

test('a hidden, discarded or ordered cart has no access to change [CART-9]', () => {
  const actor = buildActor()
  expect(abilityOf(mayModifyAccess(buildCart({ isVisibleToCustomer: false }), actor))).toBe('cart_not_found')
  expect(abilityOf(mayModifyAccess(buildCart({ status: 'discarded' }), actor))).toBe('cart_not_found')
  expect(abilityOf(mayModifyAccess(buildCart({ status: 'ordered' }), actor))).toBe('cart_already_ordered')
})
