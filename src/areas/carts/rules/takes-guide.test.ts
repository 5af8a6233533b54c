import { expect, test } from 'vitest'
import { takesGuide } from './takes-guide.ts'

const guideInfo = { id: '01890000-0000-7000-8000-000000000001', type: 'CustomOrder', name: 'Line' }

test('an empty cart is opened from the guide of its first line [CART-3, CART-5]', () => {
  expect(takesGuide({ guideInfo: null }, 0)).toBe(true)
})

test('a cart with lines was opened elsewhere, and one with a guide keeps it [CART-3, CART-5]', () => {
  expect(takesGuide({ guideInfo: null }, 1)).toBe(false)
  expect(takesGuide({ guideInfo }, 0)).toBe(false)
})
