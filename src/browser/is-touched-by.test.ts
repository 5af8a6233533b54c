import { expect, test } from 'vitest'
import { isTouchedBy } from './is-touched-by.ts'

const place = { division: 'NLV', shipTo: '0000007' }
const news = { topic: 'cart', ...place, id: 'c1', version: 5 }

test('a change of a cart makes the active cart of its ship-to old [UI-8]', () => {
  expect(isTouchedBy(news, ['getActiveCart', { params: place }], { cart: { id: 'c1', version: 4 } })).toBe(true)
  expect(isTouchedBy(news, ['getActiveCart', { params: { ...place, shipTo: '0000008' } }], undefined)).toBe(false)
})

test('the tab that made the change already has the version and does not ask again [UI-8]', () => {
  expect(isTouchedBy(news, ['getActiveCart', { params: place }], { cart: { id: 'c1', version: 5 } })).toBe(false)
})

test('another cart that became active is asked for, whatever its version [UI-8]', () => {
  expect(isTouchedBy(news, ['getActiveCart', { params: place }], { cart: { id: 'c2', version: 9 } })).toBe(true)
  expect(isTouchedBy(news, ['getActiveCart', { params: place }], { cart: null })).toBe(true)
})

test('one cart is not touched by news of another [UI-8]', () => {
  expect(isTouchedBy(news, ['getCart', { params: { ...place, cartId: 'c2' } }], undefined)).toBe(false)
  expect(isTouchedBy(news, ['getCart', { params: { ...place, cartId: 'c1' } }], undefined)).toBe(true)
})

test('news without a ship-to touches every shop [UI-8]', () => {
  expect(isTouchedBy({ topic: 'catalogue' }, ['searchShop', { params: place }], {})).toBe(true)
  expect(isTouchedBy({ topic: 'catalogue' }, ['listOrders', { params: place }], {})).toBe(false)
})

test('an unknown topic touches nothing [UI-8]', () => {
  expect(isTouchedBy({ topic: 'weather' }, ['searchShop', {}], {})).toBe(false)
})

test('nothing is asked about a cart that has ended, only which cart is active now [CHECK-4]', () => {
  const ended = { ...news, isEnded: true }
  const params = { ...place, cartId: 'c1' }
  for (const name of ['getCart', 'reviewCart', 'analyseCart', 'listCartChanges', 'getCartAccess'])
    expect(isTouchedBy(ended, [name, { params }], undefined), name).toBe(false)
  expect(isTouchedBy(ended, ['getActiveCart', { params: place }], { cart: { id: 'c1', version: 4 } })).toBe(true)
})
