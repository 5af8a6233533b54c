import { expect, test } from 'vitest'
import { promotionSaving } from './promotion-saving.ts'

const promotion = {
  id: '00000000-0000-7000-8000-0000000000aa',
  name: 'Spring',
  terms: '10% off',
  since: '2026-03-01',
  until: '2026-03-31',
  perPoundBefore: null,
}
const receipt = {
  kind: 'list' as const,
  reference: '',
  since: '2026-01-01',
  until: null,
  promotions: [
    { ...promotion, unit: 'case' as const, before: 2000 },
    { ...promotion, unit: 'each' as const, before: 250 },
  ],
}
const price = { casePrice: 1800, eachPrice: 225, receipt }
const line = { orderedCases: 11, orderedUnits: 4 }

test('the saving is what promotions take off the quantities of each unit [STAFF-3]', () => {
  expect(promotionSaving(price, line)).toBe(11 * 200 + 4 * 25)
  expect(promotionSaving(price, { orderedCases: 0, orderedUnits: 0 })).toBe(0)
})

test('a price that staff made is no saving [STAFF-3, CART-10]', () => {
  expect(promotionSaving(price, { ...line, casePriceOverride: {} })).toBe(4 * 25)
  expect(promotionSaving(price, { ...line, eachPriceOverride: {} })).toBe(11 * 200)
})

test('without a promotion or a price there is none [STAFF-3]', () => {
  const { promotions: _, ...alone } = receipt
  expect(promotionSaving({ ...price, receipt: alone }, line)).toBe(0)
  expect(promotionSaving(null, line)).toBe(0)
})
