import { expect, test } from 'vitest'
import { scopesOf } from './scopes-of.ts'

test('a ship-to gets its own prices, those of its bill-to, groups and class, and the list [ITEM-8]', () => {
  const shipTo = { shipTo: '0000101', billTo: '0000100', gpoIds: ['G1', 'G2'], priceClass: 'A' }
  expect(scopesOf(shipTo)).toEqual(['S:0000101', 'B:0000100', 'G:G1', 'G:G2', 'C:A', 'L'])
})

test('a ship-to without a class and a group gets no class and no group prices [ITEM-8]', () => {
  const shipTo = { shipTo: '0000101', billTo: '0000100', gpoIds: [], priceClass: '' }
  expect(scopesOf(shipTo)).toEqual(['S:0000101', 'B:0000100', 'L'])
})
