import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { buildActor, buildCart } from '../testing/build-cart.ts'
import { missingOwner, modifyAccess } from './modify-access.ts'

const buyer = buildActor()
const rosa = buildActor({ userId: 'rosa', kind: 'internal' })
const cart = buildCart()
const hidden = buildCart({ isVisibleToCustomer: false, extOwnerId: null, intOwnerId: 'rosa' })

test('what is not named stays as it was [CART-9]', () => {
  expect(modifyAccess(cart, {}, buyer)).toEqual({
    allowed: true,
    value: { sharingMode: 'UNLOCK', intOwnerId: null, extOwnerId: 'buyer', isVisibleToCustomer: true },
  })
})

test('a cart is locked, handed over and given up in one change [CART-9]', () => {
  const change = { sharingMode: 'LOCK', intOwnerId: 'rosa', extOwnerId: null } as const
  expect(modifyAccess(cart, change, rosa)).toMatchObject({ value: change })
})

test('customers choose neither the internal owner nor what they see, owners though they be [CART-9]', () => {
  expect(abilityOf(modifyAccess(cart, { isVisibleToCustomer: true }, buyer))).toBe('visibility_staff_only')
  expect(abilityOf(modifyAccess(cart, { intOwnerId: null }, buyer))).toBe('internal_owner_staff_only')
  expect(abilityOf(modifyAccess(cart, { intOwnerId: missingOwner }, buyer))).toBe('internal_owner_staff_only')
  const proxy = buildActor({ kind: 'proxy', can: () => true })
  expect(abilityOf(modifyAccess(cart, { isVisibleToCustomer: true }, proxy))).toBe('visibility_staff_only')
})

test('an owner has to be somebody who could manage the cart [CART-9]', () => {
  expect(abilityOf(modifyAccess(cart, { intOwnerId: missingOwner }, rosa))).toBe('internal_owner_not_found')
  expect(abilityOf(modifyAccess(cart, { extOwnerId: missingOwner }, buyer))).toBe('external_owner_not_found')
})

test('a locked cart without an owner would be locked for good [CART-9]', () => {
  expect(abilityOf(modifyAccess(cart, { sharingMode: 'LOCK', extOwnerId: null }, buyer))).toBe(
    'locked_cart_needs_owner',
  )
  const ownerless = buildCart({ extOwnerId: null })
  expect(abilityOf(modifyAccess(ownerless, { sharingMode: 'LOCK' }, rosa))).toBe('locked_cart_needs_owner')
  expect(modifyAccess(ownerless, { sharingMode: 'LOCK', intOwnerId: 'rosa' }, rosa).allowed).toBe(true)
})

test("a customer's own cart is not hidden from them [CART-9]", () => {
  expect(abilityOf(modifyAccess(cart, { isVisibleToCustomer: false }, rosa))).toBe('owner_needs_visible_cart')
  expect(abilityOf(modifyAccess(hidden, { extOwnerId: 'buyer' }, rosa))).toBe('owner_needs_visible_cart')
  const shown = modifyAccess(hidden, { extOwnerId: 'buyer', isVisibleToCustomer: true }, rosa)
  expect(shown.allowed).toBe(true)
})

test('whoever may not change access learns nothing about owners [CART-9]', () => {
  const colleague = buildActor({ userId: 'colleague' })
  expect(abilityOf(modifyAccess(cart, { extOwnerId: missingOwner }, colleague))).toBe('cart_access_not_allowed')
})
