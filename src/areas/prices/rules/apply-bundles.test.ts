import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemPrice } from '../item-price.ts'
import { applyBundles, bundleCases, freeCases } from './apply-bundles.ts'

const offer = { id: 'p1', name: 'Pallet', buy: 10, get: 1, since: '2026-03-01', until: '2026-03-31' }
const price = (casePrice: number, more: Partial<ItemPrice> = {}): ItemPrice => ({
  casePrice,
  eachPrice: null,
  perPound: null,
  isEstimate: false,
  isBidPrice: false,
  isCaseBidPrice: false,
  isEachBidPrice: false,
  receipt: { kind: 'list', reference: '', since: '2026-01-01', until: null },
  bundles: { casePrice, perPound: null, caseWeightHundredths: 2000, offers: [offer] },
  ...more,
})
const inCart = (cases: number) => new Map([['p1', cases]])

test('of each n + m cases m are free [STAFF-3]', () => {
  expect([0, 10, 11, 21, 22, 33].map((cases) => freeCases(cases, offer))).toEqual([0, 0, 1, 1, 2, 3])
  expect([2, 3, 5, 6].map((cases) => freeCases(cases, { buy: 2, get: 1 }))).toEqual([0, 1, 1, 2])
})

test('the free cases make every case cheaper by the same share, rounded for the customer [STAFF-3]', () => {
  // 11 cases at $20.00, one of them free: $200.00, $18.18 a case.
  expect(applyBundles(price(2000), inCart(11)).casePrice).toBe(1818)
  expect(applyBundles(price(2000), inCart(10)).casePrice).toBe(2000)
  expect(applyBundles(price(2000), inCart(12)).casePrice).toBe(Math.floor((2000 * 11) / 12))
})

test('cases of all items of the promotion count together [STAFF-3]', () => {
  const lines = [
    { orderedCases: 6, price: price(2000) },
    { orderedCases: 5, price: price(1100) },
    { orderedCases: 40, price: price(900, { bundles: undefined }) },
    { orderedCases: 3, price: null },
  ]
  const cases = bundleCases(lines)
  expect(cases).toEqual(inCart(11))
  expect(lines.map((line) => line.price && applyBundles(line.price, cases).casePrice)).toEqual([1818, 1000, 900, null])
})

test('catch weight is cheaper by the pound [STAFF-3]', () => {
  const weighed = price(9820, {
    perPound: 24_550,
    isEstimate: true,
    bundles: { casePrice: 9820, perPound: 24_550, caseWeightHundredths: 4000, offers: [offer] },
  })
  const perPound = Math.floor((24_550 * 10) / 11)
  expect(applyBundles(weighed, inCart(11))).toMatchObject({
    perPound,
    casePrice: Math.round((perPound * 4000) / 10_000),
  })
})

test('the lower of the bundle and the price without it counts, and the receipt names the one that does [STAFF-3, NEXT-1]', () => {
  const spring = {
    ...offer,
    id: 'p2',
    name: 'Spring',
    terms: '5% off',
    unit: 'case' as const,
    before: 2000,
    perPoundBefore: null,
  }
  const promoted = price(1900, {
    receipt: { kind: 'list', reference: '', since: '2026-01-01', until: null, promotions: [spring] },
    bundles: { casePrice: 2000, perPound: null, caseWeightHundredths: 2000, offers: [offer] },
  })
  const namesOf = (of: ItemPrice) => of.receipt.promotions?.map(({ name, before }) => [name, before])
  const full = applyBundles(promoted, inCart(11))
  expect([full.casePrice, namesOf(full)]).toEqual([1818, [['Pallet', 2000]]])
  // One free of 21 is less than 5 %.
  const few = applyBundles(promoted, inCart(21))
  expect([few.casePrice, namesOf(few)]).toEqual([1900, [['Spring', 2000]]])
})

test('a price that was counted before is counted again from what it is without bundles [STAFF-3]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.array(fc.integer({ min: 0, max: 9999 })), (cents, steps) => {
      let now = price(cents)
      for (const cases of steps) now = applyBundles(now, inCart(cases))
      const last = steps.at(-1) ?? 0
      expect(applyBundles(now, inCart(last))).toEqual(applyBundles(price(cents), inCart(last)))
      expect(applyBundles(now, inCart(0))).toEqual(price(cents))
    }),
  )
})

test('a bundle gives at least what it promises, to less than a cent a case, and never more than buy n, get m [STAFF-3]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 1_000_000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 30 }),
      (cents, cases, buy, get) => {
        const of = price(cents, {
          bundles: { casePrice: cents, perPound: null, caseWeightHundredths: 0, offers: [{ ...offer, buy, get }] },
        })
        const now = applyBundles(of, inCart(cases)).casePrice!
        const paid = cents * (cases - freeCases(cases, { buy, get }))
        expect(now * cases).toBeLessThanOrEqual(paid)
        expect(paid - now * cases).toBeLessThan(cases)
        // The lowest is what was judged against the cost.
        expect(now).toBeGreaterThanOrEqual(Math.floor((cents * buy) / (buy + get)))
      },
    ),
  )
})
