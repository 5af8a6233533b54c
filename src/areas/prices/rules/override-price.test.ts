import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemPrice } from '../item-price.ts'
import type { PriceOverride } from '../price-override.ts'
import { overridePrice } from './override-price.ts'

const receipt = { kind: 'list', reference: '', since: '2026-01-01', until: null } as const
const priced = (more: Partial<ItemPrice> = {}): ItemPrice => ({
  casePrice: 2000,
  eachPrice: 255,
  perPound: null,
  isEstimate: false,
  isBidPrice: false,
  isCaseBidPrice: false,
  isEachBidPrice: false,
  receipt,
  ...more,
})
const by = { byName: 'Rosa', at: '2026-03-02T20:00:00.000Z' }
const set = (type: PriceOverride['type'], value: number, per: PriceOverride['per'] = 'case') => ({
  ...by,
  type,
  value,
  per,
})
const none = { casePriceOverride: null, eachPriceOverride: null }

test('an amount is the new price, and leaves the other unit alone [CART-10]', () => {
  const price = overridePrice(priced(), { ...none, casePriceOverride: set('amount', 1795) }, 4000)
  expect(price).toEqual(priced({ casePrice: 1795 }))
})

test('a percent is taken off and rounded half up [CART-10]', () => {
  const eachPriceOverride = set('percent', 1000, 'each')
  // 255 less 10 % is 229.5 cents.
  expect(overridePrice(priced(), { ...none, eachPriceOverride }, 4000)).toEqual(priced({ eachPrice: 230 }))
})

test('catch weight is overridden by the pound, and the price of its case is recalculated [CART-10]', () => {
  const chicken = priced({ casePrice: 9820, eachPrice: null, perPound: 24_550, isEstimate: true })
  const amount = overridePrice(chicken, { ...none, casePriceOverride: set('amount', 22_500, 'pound') }, 4000)
  expect(amount).toMatchObject({ perPound: 22_500, casePrice: 9000, isEstimate: true })
  const percent = overridePrice(chicken, { ...none, casePriceOverride: set('percent', 1000, 'pound') }, 4000)
  expect(percent).toMatchObject({ perPound: 22_095, casePrice: 8838 })
})

test('an amount a case does not price an item that is sold by the pound now [CART-10]', () => {
  const chicken = priced({ casePrice: 9820, perPound: 24_550, isEstimate: true })
  expect(overridePrice(chicken, { ...none, casePriceOverride: set('amount', 1795) }, 4000)).toEqual(chicken)
})

test('an override gives no price to what has none [CART-10]', () => {
  const overrides = { casePriceOverride: set('amount', 1795), eachPriceOverride: set('amount', 100, 'each') }
  expect(overridePrice(null, overrides, 4000)).toBeNull()
  expect(overridePrice(priced({ eachPrice: null }), overrides, 4000)).toMatchObject({ eachPrice: null })
})

test('every override of the closed list gives whole cents, and a percent never raises a price [CART-10, security 15]', () => {
  const prices = fc.record({
    casePrice: fc.integer({ min: 1, max: 10_000_000 }),
    eachPrice: fc.integer({ min: 1, max: 10_000_000 }),
  })
  const percent = fc.integer({ min: 1, max: 9_999 })
  fc.assert(
    fc.property(prices, percent, (base, value) => {
      const overrides = {
        casePriceOverride: set('percent', value),
        eachPriceOverride: set('percent', value, 'each'),
      }
      const { casePrice, eachPrice } = overridePrice(priced(base), overrides, 4000)!
      for (const [now, was] of [
        [casePrice!, base.casePrice],
        [eachPrice!, base.eachPrice],
      ] as const) {
        expect(Number.isSafeInteger(now)).toBe(true)
        expect(now).toBeGreaterThanOrEqual(0)
        expect(now).toBeLessThanOrEqual(was)
        // Half a cent at most from the exact figure.
        expect(Math.abs(now * 10_000 - was * (10_000 - value))).toBeLessThanOrEqual(5_000)
      }
    }),
  )
})
