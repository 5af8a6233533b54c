import { expect, test } from 'vitest'
import { quickItem } from '../testing/quick-item.ts'
import { priceOfRow } from './price-of-row.ts'

test('a row costs its quantity at the price of its unit [CART-13]', () => {
  const item = quickItem({ casePrice: 2000, eachPrice: 250 })
  expect(priceOfRow({ quantity: 3, unit: 'CS' }, item)).toEqual({ each: 2000, total: 6000, isEstimate: false })
  expect(priceOfRow({ quantity: 3, unit: 'EA' }, item)).toMatchObject({ each: 250, total: 750 })
})

test('without an item, a unit or a price nothing is shown [CART-13]', () => {
  expect(priceOfRow({ quantity: 3, unit: 'CS' }, undefined)).toBeNull()
  expect(priceOfRow({ quantity: 3, unit: null }, quickItem())).toBeNull()
  expect(priceOfRow({ quantity: 3, unit: 'EA' }, quickItem({ eachPrice: null }))).toBeNull()
})
