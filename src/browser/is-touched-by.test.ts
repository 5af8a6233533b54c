import { expect, test } from 'vitest'
import { getActiveCart, getCart, listCarts } from '#areas/carts/cart.endpoints.ts'
import { listCartChanges } from '#areas/carts/change.endpoints.ts'
import { getCartAccess } from '#areas/carts/cart-access.endpoints.ts'
import { analyseCart } from '#areas/checkout/analysis.endpoints.ts'
import { reviewCart } from '#areas/checkout/checkout.endpoints.ts'
import { listOrders } from '#areas/orders/orders.endpoints.ts'
import { searchShop } from '#areas/shop/shop.endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { CallName } from './call-name.ts'
import { isTouchedBy, type KeptCall } from './is-touched-by.ts'

const place = { division: 'NLV', shipTo: '0000007' }
const news = { topic: 'cart', ...place, id: 'c1', version: 5 } as const
const kept = ({ name, livesBy = [] }: Endpoint, params: object, answer?: unknown): KeptCall => ({
  name: name as CallName,
  livesBy,
  input: { params },
  answer,
})

test('a change of a cart makes the active cart of its ship-to old [UI-8]', () => {
  expect(isTouchedBy(news, kept(getActiveCart, place, { cart: { id: 'c1', version: 4 } }))).toBe(true)
  expect(isTouchedBy(news, kept(getActiveCart, { ...place, shipTo: '0000008' }))).toBe(false)
})

test('the tab that made the change already has the version and does not ask again [UI-8]', () => {
  expect(isTouchedBy(news, kept(getActiveCart, place, { cart: { id: 'c1', version: 5 } }))).toBe(false)
})

test('another cart that became active is asked for, whatever its version [UI-8]', () => {
  expect(isTouchedBy(news, kept(getActiveCart, place, { cart: { id: 'c2', version: 9 } }))).toBe(true)
  expect(isTouchedBy(news, kept(getActiveCart, place, { cart: null }))).toBe(true)
})

test('one cart is not touched by news of another [UI-8]', () => {
  expect(isTouchedBy(news, kept(getCart, { ...place, cartId: 'c2' }))).toBe(false)
  expect(isTouchedBy(news, kept(getCart, { ...place, cartId: 'c1' }))).toBe(true)
})

test('news without a ship-to touches every shop [UI-8]', () => {
  expect(isTouchedBy({ topic: 'catalogue' }, kept(searchShop, place, {}))).toBe(true)
  expect(isTouchedBy({ topic: 'catalogue' }, kept(listOrders, place, {}))).toBe(false)
})

test('review and analysis follow the version of the cart at hand, and are asked once a change [CHECK-1]', () => {
  for (const call of [reviewCart, analyseCart])
    expect(isTouchedBy(news, kept(call, { ...place, cartId: 'c1' })), call.name).toBe(false)
})

test('nothing is asked about a cart that has ended, only which cart is active now [CHECK-4]', () => {
  const ended = { ...news, isEnded: true }
  for (const call of [getCart, listCartChanges, getCartAccess]) {
    expect(isTouchedBy(news, kept(call, { ...place, cartId: 'c1' })), call.name).toBe(true)
    expect(isTouchedBy(ended, kept(call, { ...place, cartId: 'c1' })), call.name).toBe(false)
  }
  expect(isTouchedBy(ended, kept(getActiveCart, place, { cart: { id: 'c1', version: 4 } }))).toBe(true)
  expect(isTouchedBy(ended, kept(listCarts, place))).toBe(true)
})
