import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceCandidate } from '../item-price.ts'
import type { PromotionOffer } from '../promotion-offer.ts'
import { buildOffer } from '../testing/build-offer.ts'
import { bundleCases } from './apply-bundles.ts'
import { choosePrice } from './choose-price.ts'
import { describeReceipt } from './describe-receipt.ts'
import { priceAtBreak, priceAtQuantity } from './price-at-quantity.ts'

const byCase = { isCatchWeight: false, caseWeightHundredths: 2000 }
const byWeight = { isCatchWeight: true, caseWeightHundredths: 4000 }
const day = '2026-03-10'
const none: ReadonlyMap<string, number> = new Map()
const row = (more: Partial<PriceCandidate> = {}): PriceCandidate => ({
  itemNumber: '0001001',
  scope: 'L',
  startsOn: '2026-01-01',
  endsOn: null,
  casePriceCents: 3300,
  eachPriceCents: 450,
  perPoundHundredths: null,
  reference: '',
  breaks: [
    [10, 3150],
    [25, 2990],
  ],
  ...more,
})
const offer = (more: Partial<PromotionOffer>): PriceCandidate => ({ ...row({ breaks: [] }), offer: buildOffer(more) })
const priced = (...rows: PriceCandidate[]) => choosePrice(byCase, rows, day)!
const caseAt = (price: ReturnType<typeof priced>, cases: number) => priceAtQuantity(price, cases, none).casePrice

test('the case costs what the highest break that is reached says [ITEM-8]', () => {
  const price = priced(row())
  expect(price.casePrice).toBe(3300)
  expect([0, 1, 9, 10, 24, 25, 9999].map((cases) => caseAt(price, cases))).toEqual([
    3300, 3300, 3300, 3150, 3150, 2990, 2990,
  ])
  expect(priceAtQuantity(price, 25, none).eachPrice).toBe(450)
})

test('a price that was at another break is taken as it was: fewer cases cost more again [ITEM-8]', () => {
  const price = priced(row())
  const up = priceAtQuantity(price, 30, none)
  expect(caseAt(up, 9)).toBe(3300)
  expect(priceAtQuantity(up, 9, none).receipt).toEqual(price.receipt)
})

test('the receipt names the break and what fewer cases cost [ITEM-8, NEXT-1]', () => {
  const { receipt } = priceAtQuantity(priced(row()), 12, none)
  expect(receipt.quantity).toEqual({ fromCases: 10, before: 3300, perPoundBefore: null })
  expect(describeReceipt({ receipt })[1]).toBe('Price at 10 cases or more; $33.00 a case below that.')
  expect(describeReceipt({ receipt: priced(row()).receipt })).toHaveLength(1)
})

test('catch weight has breaks by the pound [ITEM-8]', () => {
  const weighed = row({ casePriceCents: null, eachPriceCents: null, perPoundHundredths: 24_550, breaks: [[5, 23_000]] })
  const price = choosePrice(byWeight, [weighed], day)!
  // 40.00 lb at $2.3000.
  expect(priceAtQuantity(price, 5, none)).toMatchObject({ perPound: 23_000, casePrice: 9200 })
  expect(priceAtQuantity(price, 4, none)).toMatchObject({ perPound: 24_550, casePrice: 9820 })
})

test('an item that is catch weight no longer has no breaks by the pound [ITEM-8]', () => {
  const both = row({ perPoundHundredths: 24_550, breaks: [[5, 2300]] })
  expect(priced(both)).not.toHaveProperty('breaks')
})

test('only the price that counts has breaks: a contract without them has none [ITEM-8]', () => {
  const contract = row({ scope: 'S:1', casePriceCents: 3200, breaks: [] })
  expect(priced(row(), contract)).not.toHaveProperty('breaks')
  // A contract of the each alone leaves the case, and its breaks, to the list.
  expect(caseAt(priced(row(), row({ scope: 'S:1', casePriceCents: null, breaks: [] })), 10)).toBe(3150)
})

test('a break that is not lower is none [ITEM-8]', () => {
  const breaks = [
    [10, 3300],
    [20, 3400],
  ] as const
  expect(priced(row({ breaks }))).not.toHaveProperty('breaks')
})

test('promotions lower each break, and one that would go below cost at a break changes nothing there [ITEM-8, STAFF-3]', () => {
  expect([1, 10, 25].map((cases) => caseAt(priced(row(), offer({})), cases))).toEqual([2970, 2835, 2691])
  // 10 % off is below $28.50 from 10 cases on, and a case more never makes a case dearer.
  expect([1, 10, 25].map((cases) => caseAt(priced(row(), offer({ caseCost: 2850 })), cases))).toEqual([
    2970, 2970, 2970,
  ])
})

test('bundles count beside breaks, and the lower of both is charged [ITEM-8, STAFF-3]', () => {
  const price = priced(row(), offer({ kind: 'buyGet', percentHundredths: null, buy: 10, get: 1 }))
  const of = (orderedCases: number) => priceAtQuantity(price, orderedCases, bundleCases([{ orderedCases, price }]))
  expect(of(10).casePrice).toBe(3150)
  // 11 cases at $31.50, one of them free.
  expect(of(11).casePrice).toBe(Math.floor((3150 * 10) / 11))
  // Its cases count the same whichever break it stands at.
  expect(bundleCases([{ orderedCases: 11, price: of(11) }])).toEqual(new Map([['p1', 11]]))
})

test('an override by staff starts from the price of the quantity [ITEM-8, CART-10]', () => {
  expect(priceAtBreak(priced(row()), 25)).toMatchObject({ casePrice: 2990, receipt: { quantity: { fromCases: 25 } } })
})

test('a case more never makes a case dearer [ITEM-8]', () => {
  const amounts = fc.uniqueArray(fc.tuple(fc.integer({ min: 2, max: 50 }), fc.integer({ min: 1, max: 5000 })), {
    selector: ([cases]) => cases,
    maxLength: 6,
  })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 60 }), (breaks, cases) => {
      const price = priced(row({ breaks: breaks.toSorted(([one], [other]) => one - other) }))
      expect(caseAt(price, cases + 1)).toBeLessThanOrEqual(caseAt(price, cases)!)
      // From the rows themselves: the lowest amount that is reached, or the price of one case.
      const reached = breaks.filter(([from]) => from <= cases).map(([, amount]) => amount)
      expect(caseAt(price, cases)).toBe(Math.min(3300, ...reached))
    }),
  )
})
