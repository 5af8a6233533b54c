import { expect, test } from 'vitest'
import { isAboveThreshold } from './is-above-threshold.ts'

test('a subtotal of exactly the threshold is not above it [CART-11]', () => {
  expect(isAboveThreshold(1_000_000, { orderThreshold: 1_000_000 })).toBe(false)
  expect(isAboveThreshold(1_000_001, { orderThreshold: 1_000_000 })).toBe(true)
})
