import { expect, test } from 'vitest'
import { shownPrice, standsForPrice } from './stands-for-price.ts'

// The order of S0 section 4: Will Call, reserved, otherwise price and quantities.
test.each([
  ['Cannot add for Will Call order', true],
  ['Item reserved for another ship-to', true],
  ['Discontinued Item', false],
  ["Item data visible but can't be added to cart", false],
  ['Just-in-Time and Drop Ship items cannot be added to this order type', false],
  [null, false],
])('%o stands in place of the price: %s [ITEM-7]', (reason, stands) => {
  expect(standsForPrice(reason)).toBe(stands)
})

test('a row has its reason or its price, not both, where the reason stands for it [ITEM-7]', () => {
  expect(shownPrice({ blockedReason: 'Item reserved for another ship-to', price: 100 })).toBeNull()
  expect(shownPrice({ blockedReason: 'Discontinued Item', price: 100 })).toBe(100)
  expect(shownPrice({ blockedReason: null, price: 100 })).toBe(100)
})
