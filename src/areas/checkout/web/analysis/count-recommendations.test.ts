import { expect, test } from 'vitest'
import type { CartAnalysis } from '#areas/checkout/cart-analysis.ts'
import { checkoutTitle, countRecommendations } from './count-recommendations.ts'

const analysis = {
  alerts: [{}, {}],
  switchAndSaveItems: ['0000001', '0000002', '0000003'],
} as unknown as CartAnalysis

test("the dialog is titled 'Checkout', 'Alerts (n)' or 'Suggestions (n)' [CHECK-3]", () => {
  const counts = countRecommendations(analysis)
  expect(checkoutTitle('checkout', counts)).toBe('Checkout')
  expect(checkoutTitle('alerts', counts)).toBe('Alerts (2)')
  expect(checkoutTitle('suggestions', counts)).toBe('Suggestions (3)')
})
