import { expect, test } from 'vitest'
import { fitQuantity } from './fit-quantity.ts'

test('a quantity field takes whole numbers up to its maximum and reads empty as zero [UI-1]', () => {
  expect(fitQuantity('', 9999)).toBe(0)
  expect(fitQuantity('12', 9999)).toBe(12)
  expect(fitQuantity('10000', 9999)).toBeNull()
  expect(fitQuantity('1.5', 9999)).toBeNull()
  expect(fitQuantity('٣', 9999)).toBeNull()
})
