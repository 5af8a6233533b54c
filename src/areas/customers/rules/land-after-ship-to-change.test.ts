import { expect, test } from 'vitest'
import { landAfterShipToChange } from './land-after-ship-to-change.ts'

// Every route of the specification that is about a ship-to.
test.each<[string, Record<string, string>, string]>([
  ['/invoices', { status: 'open' }, '/invoices'],
  ['/invoices/77', {}, '/invoices'],
  ['/salesorders', { status: 'Open', page: '3' }, '/salesorders'],
  ['/salesorders/0190', {}, '/salesorders'],
  ['/inventory', { page: '2' }, '/inventory'],
  ['/inventory/7', {}, '/inventory'],
  ['/recipes', { keyword: 'soup' }, '/recipes'],
  ['/recipes/7', {}, '/recipes'],
  ['/recipes/order', { recipes: '7@24' }, '/recipes'],
  ['/menus', { keyword: 'lunch', page: '2' }, '/menus'],
  ['/menus/7/order', { covers: '120' }, '/menus'],
  ['/guides', { category: 'fish', page: '3' }, '/guides'],
  ['/guides/CustomOrder/7', { keyword: 'cod' }, '/guides'],
  ['/statements', { year: '2026' }, '/statements'],
  ['/statements/NLV/0009001', { kind: 'openItem' }, '/statements'],
  ['/payment-history', { status: 'paid' }, '/payment-history'],
  ['/credit-requests/9', {}, '/credit-requests'],
  ['/review-cart', { sort: 'brand' }, '/shop'],
  ['/checkout', {}, '/shop'],
  ['/dashboard', {}, '/dashboard'],
  ['/items/0012345', { tab: 'nutrition' }, '/items/0012345?tab=nutrition'],
])('from %s with %j a change of ship-to lands on %s [SHELL-6]', (pathname, search, landing) => {
  expect(landAfterShipToChange(pathname, search)).toBe(landing)
})

test('the thank-you page of a placed order or of a payment leads to the dashboard [SHELL-6]', () => {
  expect(landAfterShipToChange('/order-placed', { order: '0190' })).toBe('/dashboard')
  expect(landAfterShipToChange('/payment-made', { made: '0190', number: '100001' })).toBe('/dashboard')
})

test('the shop keeps keyword, layout and sort, and drops filters, page and delivery date [SHELL-6]', () => {
  const search = {
    keyword: 'salmon',
    layout: 'advanced',
    sort: 'brand',
    direction: 'desc',
    item: '0012345',
    page: '4',
    brands: 'North Pantry',
    inStock: 'true',
    deliveryDate: '2026-12-01',
  }
  expect(landAfterShipToChange('/shop', search)).toBe('/shop?keyword=salmon&layout=advanced&sort=brand&direction=desc')
})

test('a path that only begins like a list stays [SHELL-6]', () => {
  expect(landAfterShipToChange('/invoices-import', {})).toBe('/invoices-import')
})
