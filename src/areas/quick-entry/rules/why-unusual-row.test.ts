import { expect, test } from 'vitest'
import { quickItem } from '../testing/quick-item.ts'
import { whyUnusualRow } from './why-unusual-row.ts'

test('a typed quantity far from the usual one must be confirmed, in its unit [CART-13]', () => {
  const item = quickItem({ usualCases: { typical: 3, max: 5 }, usualEaches: { typical: 12, max: 24 } })
  expect(whyUnusualRow({ quantity: 400, unit: 'CS' }, item)).toMatch(/far more than usual: 3 CS/)
  expect(whyUnusualRow({ quantity: 40, unit: 'EA' }, item)).toBeNull()
  expect(whyUnusualRow({ quantity: 400, unit: null }, item)).toBeNull()
})
