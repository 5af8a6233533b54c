import { expect, test } from 'vitest'
import type { ItemAnalysis } from '#areas/checkout/cart-analysis.ts'
import { describeItemAlert } from './describe-item-alert.ts'

const line = { itemNumber: '0001001', orderedCases: 5, orderedUnits: 0 }
const item = (more: Partial<ItemAnalysis> = {}): ItemAnalysis => ({
  itemNumber: '0001001',
  inventoryInfo: { status: 'low stock', availableCases: 3, nextArrivalOn: null },
  blockedForShipTo: null,
  switchSaveItemInfo: null,
  alternates: [],
  mayRemove: true,
  ...more,
})

test('a short item says what is there, what was ordered and when more comes [CHECK-3]', () => {
  expect(describeItemAlert('inventory-warning', line, item(), [])).toBe('3 cases there, 5 cases ordered')
  const out = { status: 'out of stock', availableCases: 0, nextArrivalOn: '2026-03-05' } as const
  expect(describeItemAlert('inventory-warning', { ...line, orderedUnits: 1 }, item({ inventoryInfo: out }), [])).toBe(
    'Out of stock, 5 cases and 1 each ordered; more on Thu, Mar 5',
  )
})

test('a blocked item says why, an item that comes apart says when [CHECK-3]', () => {
  const blocked = item({ blockedForShipTo: 'Discontinued Item' })
  expect(describeItemAlert('item-blocked-for-ship-to', line, blocked, [])).toBe('Discontinued Item')
  const on = (deliveryDate: string | null) => [{ deliveryDate, itemNumbers: ['0001001'] }]
  expect(describeItemAlert('multiple-delivery-dates', line, item(), on('2026-03-09'))).toBe('Comes on Mon, Mar 9')
  expect(describeItemAlert('multiple-delivery-dates', line, item(), on(null))).toBe('Delivery date not known yet')
})

test('an item below cost shows price and cost only to those who received them [CHECK-3]', () => {
  const belowCost = { casePrice: 1900, eachPrice: 250, caseCost: 2000, eachCost: 250 }
  expect(describeItemAlert('items-below-cost', line, item({ belowCost }), [])).toBe('Price $19.00, cost $20.00 a case')
  expect(describeItemAlert('items-below-cost', line, item(), [])).toBe('Sold below cost')
})
