import { expect, test } from 'vitest'
import { landAfterShipToChange } from './land-after-ship-to-change.ts'

test.each([
  ['/orders/0190', {}, '/orders'],
  ['/orders', { status: 'open' }, '/orders'],
  ['/guides', { category: 'fish', page: '3' }, '/guides'],
  ['/invoices/77', {}, '/invoices'],
])('%s becomes its list with filters cleared [SHELL-6]', (pathname, search, landing) => {
  expect(landAfterShipToChange(pathname, search)).toBe(landing)
})

test('the thank-you page of a placed order leads to the start [SHELL-6]', () => {
  expect(landAfterShipToChange('/order-placed/0190', {})).toBe('/')
})

test('reviewing a cart leads to the shop, as another ship-to has another cart [SHELL-6]', () => {
  expect(landAfterShipToChange('/review-cart', {})).toBe('/shop')
})

test('the shop keeps its search but closes the open item and returns to page 1 [SHELL-6]', () => {
  expect(landAfterShipToChange('/shop', { keyword: 'salmon', item: '0012345', page: '4' })).toBe('/shop?keyword=salmon')
})

test('a path that only begins like a list stays [SHELL-6]', () => {
  expect(landAfterShipToChange('/orders-import', {})).toBe('/orders-import')
})
