import { expect, test } from 'vitest'
import { type BreakdownFacts, breakDownPrice, isBelowCost, previewBreakdown } from './break-down-price.ts'

const receipt = { kind: 'list', reference: '', since: '2026-01-01', until: null } as const
const flour: BreakdownFacts = {
  itemNumber: '0001001',
  description: 'FLOUR',
  base: {
    casePrice: 2000,
    eachPrice: 250,
    perPound: null,
    isEstimate: false,
    isBidPrice: false,
    isCaseBidPrice: false,
    isEachBidPrice: false,
    receipt,
  },
  overrides: { casePriceOverride: null, eachPriceOverride: null },
  caseWeightHundredths: 4000,
  caseCost: 1500,
  eachesPerCase: 8,
}
const by = { byName: 'Rosa', at: '2026-03-02T20:00:00.000Z' }

test('a breakdown has price, cost and margin by the case and by the each [CART-10]', () => {
  const { perCase, perEach } = breakDownPrice(flour)
  expect(perCase).toMatchObject({ basePrice: 2000, price: 2000, cost: 1500, profit: 500, margin: 2500 })
  // An eighth of 1500 is 187.5 cents.
  expect(perEach).toMatchObject({ price: 250, cost: 188, profit: 62, margin: 2480 })
})

test('an override counts, and a price below cost is marked [CART-10]', () => {
  const casePriceOverride = { type: 'amount', value: 1400, per: 'case', ...by } as const
  const breakdown = breakDownPrice({ ...flour, overrides: { casePriceOverride, eachPriceOverride: null } })
  expect(breakdown.perCase).toMatchObject({
    basePrice: 2000,
    price: 1400,
    profit: -100,
    margin: -714,
    isBelowCost: true,
  })
  expect(isBelowCost(breakdown)).toBe(true)
  expect(isBelowCost(breakDownPrice(flour))).toBe(false)
})

test('what nothing prices has no breakdown [CART-10]', () => {
  expect(breakDownPrice({ ...flour, base: null })).toMatchObject({ perCase: null, perEach: null })
})

test('the breakdown of a typed override equals the one after saving [CART-10]', () => {
  const eachPriceOverride = { type: 'percent', value: 1000, per: 'each', ...by } as const
  const overrides = { casePriceOverride: null, eachPriceOverride }
  expect(previewBreakdown(breakDownPrice(flour), overrides, 4000)).toEqual(breakDownPrice({ ...flour, overrides }))
})
