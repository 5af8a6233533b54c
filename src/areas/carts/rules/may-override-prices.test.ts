import { expect, test } from 'vitest'
import { abilityOf, why } from '#kit/decision.ts'
import type { Feature } from '#kit/feature-keys.ts'
import { buildActor, buildCart } from '../testing/build-cart.ts'
import { mayOverridePrices } from './may-override-prices.ts'

const dsr = buildActor({ userId: 'rosa', kind: 'internal' })
const hidden = buildCart({ isVisibleToCustomer: false, intOwnerId: 'rosa', extOwnerId: null })

test('staff with the permission override prices of a hidden cart [CART-10]', () => {
  expect(mayOverridePrices(hidden, dsr).allowed).toBe(true)
})

test('a cart that is visible to the customer takes no override, and says so [CART-10]', () => {
  const decision = mayOverridePrices({ ...hidden, isVisibleToCustomer: true }, dsr)
  expect(why(decision)).toBe('Price override will not work if visible to customer')
})

test('without the permission there is no override [CART-10, security 15]', () => {
  const clerk = { ...dsr, can: (feature: Feature) => feature !== 'priceOverride' && dsr.can(feature) }
  expect(abilityOf(mayOverridePrices(hidden, clerk))).toBe('price_override_not_allowed')
})

test('customers and staff acting as one override nothing, whatever features they hold [CART-10]', () => {
  const visible = buildCart()
  for (const kind of ['external', 'proxy'] as const) {
    const actor = { ...buildActor({ kind }), can: () => true }
    expect(abilityOf(mayOverridePrices(visible, actor))).toBe('price_override_not_allowed')
    expect(abilityOf(mayOverridePrices(hidden, actor))).toBe('cart_not_found')
  }
})

test('a cart locked by another takes no override [CART-9, CART-10]', () => {
  const locked = { ...hidden, sharingMode: 'LOCK', intOwnerId: 'paul' } as const
  expect(abilityOf(mayOverridePrices(locked, dsr))).toBe('cart_locked_by_other')
})
