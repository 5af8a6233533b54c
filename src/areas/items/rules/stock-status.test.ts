import { expect, test } from 'vitest'
import { stockStatus } from './stock-status.ts'

const stocked = {
  erpStatus: 'active' as const,
  onHandCases: 0,
  lowBelowCases: 20,
  isSpecialOrder: false,
  isDropShip: false,
  isJustInTime: false,
}

test.each([
  [-3, 'out of stock'],
  [0, 'out of stock'],
  [1, 'low stock'],
  [19, 'low stock'],
  [20, 'in stock'],
  [500, 'in stock'],
])('%i cases on hand, low below 20: %s [ITEM-9]', (onHandCases, status) => {
  expect(stockStatus({ ...stocked, onHandCases })).toBe(status)
})

test('a special-order item without stock is bought on order, one on the shelf is in stock [ITEM-9]', () => {
  expect(stockStatus({ ...stocked, isSpecialOrder: true })).toBe('special order')
  expect(stockStatus({ ...stocked, isSpecialOrder: true, onHandCases: 40 })).toBe('in stock')
})

test('what the vendor ships does not depend on the shelf [ITEM-9]', () => {
  expect(stockStatus({ ...stocked, isDropShip: true })).toBe('in stock')
  expect(stockStatus({ ...stocked, isJustInTime: true })).toBe('in stock')
})

test('an inactive item is never shown as in stock [ITEM-9, ITEM-7]', () => {
  for (const more of [{}, { isDropShip: true }, { isJustInTime: true }])
    expect(stockStatus({ ...stocked, ...more, onHandCases: 500, erpStatus: 'inactive' })).toBe('not available')
})
