import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { buildActor, buildCart } from '../testing/build-cart.ts'
import { mayChangeCart } from './may-change-cart.ts'

const buyer = buildActor()
const colleague = buildActor({ userId: 'colleague' })
const dsr = buildActor({ userId: 'dsr', kind: 'internal' })

test('a shared cart is changed by everybody who may manage carts, a locked one by its owners alone [CART-9]', () => {
  const locked = buildCart({ sharingMode: 'LOCK', intOwnerId: 'dsr' })
  expect(mayChangeCart(buildCart(), colleague).allowed).toBe(true)
  expect(mayChangeCart(locked, buyer).allowed).toBe(true)
  expect(mayChangeCart(locked, dsr).allowed).toBe(true)
  expect(abilityOf(mayChangeCart(locked, colleague))).toBe('cart_locked_by_other')
})

test('staff acting as a customer count as that customer [CART-9]', () => {
  const locked = buildCart({ sharingMode: 'LOCK', extOwnerId: null, intOwnerId: 'dsr' })
  const proxy = buildActor({ userId: 'buyer', realUserId: 'dsr', kind: 'proxy' })
  expect(abilityOf(mayChangeCart(locked, proxy))).toBe('cart_locked_by_other')
})

test('whoever may not manage carts changes none [CART-9]', () => {
  expect(abilityOf(mayChangeCart(buildCart(), buildActor({ can: () => false })))).toBe('cart_management_not_allowed')
})

test('a hidden cart is absent for customers who would change it [CART-9]', () => {
  const hidden = buildCart({ isVisibleToCustomer: false })
  expect(mayChangeCart(hidden, dsr).allowed).toBe(true)
  expect(abilityOf(mayChangeCart(hidden, buyer))).toBe('cart_not_found')
})

test('an ordered cart says so, a discarded one is gone [CART-8]', () => {
  expect(abilityOf(mayChangeCart(buildCart({ status: 'ordered' }), buyer))).toBe('cart_already_ordered')
  expect(abilityOf(mayChangeCart(buildCart({ status: 'discarded' }), buyer))).toBe('cart_not_found')
})

test('a cart of a procurement session is changed there alone, and never once it went back [PUNCH-4]', () => {
  const visit = buildActor({ isPunchout: true, punchoutId: 'visit' })
  expect(mayChangeCart(buildCart({ punchoutId: 'visit' }), visit).allowed).toBe(true)
  for (const actor of [buyer, dsr])
    expect(abilityOf(mayChangeCart(buildCart({ punchoutId: 'visit' }), actor))).toBe('cart_of_punchout')
  expect(abilityOf(mayChangeCart(buildCart({ punchoutId: 'visit' }), { ...visit, isInspecting: true }))).toBe(
    'cart_only_shown',
  )
  const returned = buildCart({ punchoutId: 'visit', status: 'returned' })
  for (const actor of [visit, buyer, dsr]) expect(abilityOf(mayChangeCart(returned, actor))).toBe('cart_of_punchout')
  expect(abilityOf(mayChangeCart(buildCart(), visit))).toBe('cart_not_found')
})
