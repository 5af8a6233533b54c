import { expect, test } from 'vitest'
import { type ShelfStock, warnOfStock } from './warn-of-stock.ts'

const line = (orderedCases: number, orderedUnits: number, stock: Partial<ShelfStock> = {}) => ({
  itemNumber: '0001001',
  orderedCases,
  orderedUnits,
  stock: {
    onHandCases: 5,
    eachesPerCase: 8,
    isSpecialOrder: false,
    isDropShip: false,
    isJustInTime: false,
    ...stock,
  },
})

test('items with less on the shelf than is ordered are listed with their number [CHECK-3]', () => {
  expect(warnOfStock([line(5, 0), line(4, 8)])).toBeNull()
  expect(warnOfStock([line(6, 0)])).toMatchObject({
    kind: 'inventory-warning',
    message: '1 item has insufficient stock',
    blocks: false,
    itemNumbers: ['0001001'],
  })
  expect(warnOfStock([line(5, 1), line(6, 0)])?.message).toBe('2 items have insufficient stock')
})

test('what vendors bring for the order does not depend on our shelf [CHECK-2]', () => {
  for (const flag of ['isSpecialOrder', 'isDropShip', 'isJustInTime'] as const)
    expect(warnOfStock([line(6, 0, { [flag]: true, onHandCases: 0 })])).toBeNull()
})
