import { describe, expect, test } from 'vitest'
import type { PromotionItem } from '../promotion.ts'
import { checkPromotionItems, type PromotedItemFacts } from './check-promotion-items.ts'

const item = (of: Partial<PromotionItem> = {}): PromotionItem => ({
  itemNumber: '0001001',
  kind: 'percent',
  caseCents: null,
  eachCents: null,
  poundHundredths: null,
  percentHundredths: null,
  buy: null,
  get: null,
  ...of,
})
const facts: PromotedItemFacts = {
  isCatchWeight: false,
  caseWeightHundredths: 4000,
  eachesPerCase: 8,
  caseCost: 1500,
  listPrice: { casePrice: 2000, eachPrice: 250, perPound: null },
}
const weighed: PromotedItemFacts = {
  ...facts,
  isCatchWeight: true,
  caseCost: 8000,
  listPrice: { casePrice: 9820, eachPrice: null, perPound: 24_550 },
}
const tenOff = item({ percentHundredths: 1000 })
const refused = (
  items: readonly PromotionItem[],
  of: PromotedItemFacts | undefined = facts,
  allowsBelowCost = false,
) => {
  const decision = checkPromotionItems(items, () => of, allowsBelowCost)
  return decision.allowed ? null : [decision.refusal.code, decision.refusal.field, decision.refusal.details]
}

test.each([
  ['a percentage', item(), 'promotion_percent_missing', 'percentHundredths'],
  ['an amount', item({ kind: 'amountOff' }), 'promotion_amount_missing', 'caseCents'],
  ['a fixed price', item({ kind: 'fixedPrice' }), 'promotion_amount_missing', 'caseCents'],
  ['both numbers of a bundle', item({ kind: 'buyGet', buy: 10 }), 'promotion_bundle_missing', 'buy'],
])('an item needs %s [STAFF-3]', (_, wrong, code, field) => {
  expect(refused([tenOff, { ...wrong, itemNumber: '0001002' }])).toEqual([code, field, { item: 1 }])
})

test('catch weight is promoted by the pound, everything else is not [STAFF-3, ITEM-8]', () => {
  const byCase = item({ kind: 'amountOff', caseCents: 100 })
  const byPound = item({ kind: 'amountOff', poundHundredths: 100 })
  expect(refused([byCase], weighed)?.slice(0, 2)).toEqual(['promotion_pound_missing', 'poundHundredths'])
  expect(refused([byPound], weighed)).toBeNull()
  expect(refused([byPound])?.slice(0, 2)).toEqual(['promotion_pound_unused', 'poundHundredths'])
})

test('an item stands in a promotion once, and exists [STAFF-3]', () => {
  expect(refused([tenOff, tenOff])).toEqual(['promotion_item_twice', 'itemNumber', { item: 1 }])
  expect(checkPromotionItems([tenOff], () => undefined, false)).toMatchObject({
    refusal: { code: 'promotion_item_unknown' },
  })
})

test('bundles of one promotion count to the same numbers [STAFF-3]', () => {
  const ten = item({ kind: 'buyGet', buy: 10, get: 1 })
  expect(refused([ten, { ...ten, itemNumber: '0001002' }])).toBeNull()
  expect(refused([ten, { ...ten, itemNumber: '0001002', buy: 5 }])?.[0]).toBe('promotion_bundle_differs')
})

describe('below cost', () => {
  test.each([
    // A case of $20.00 that costs $15.00; an each of $2.50, 8 in the case.
    ['a percent', item({ percentHundredths: 2500 }), null],
    ['a percent too many', item({ percentHundredths: 2501 }), 'percentHundredths'],
    ['an amount too high', item({ kind: 'amountOff', caseCents: 501 }), 'caseCents'],
    ['a fixed case', item({ kind: 'fixedPrice', caseCents: 1499 }), 'caseCents'],
    ['a fixed each', item({ kind: 'fixedPrice', eachCents: 187 }), 'eachCents'],
    ['an each at its share', item({ kind: 'fixedPrice', eachCents: 188 }), null],
    ['three and one free', item({ kind: 'buyGet', buy: 3, get: 1 }), null],
    ['two and one free', item({ kind: 'buyGet', buy: 2, get: 1 }), 'buy'],
  ])('%s is refused by its field or allowed [STAFF-3]', (_, terms, field) => {
    expect(refused([terms])).toEqual(field && ['promotion_below_cost', field, { item: 0 }])
    expect(refused([terms], facts, true)).toBeNull()
  })

  test('by the pound, and not where the cost or the list price is unknown [STAFF-3]', () => {
    // 20,000 hundredths of a cent times 40 lb are the cost.
    expect(refused([item({ kind: 'fixedPrice', poundHundredths: 20_000 })], weighed)).toBeNull()
    expect(refused([item({ kind: 'fixedPrice', poundHundredths: 19_900 })], weighed)?.[1]).toBe('poundHundredths')
    expect(refused([item({ percentHundredths: 9000 })], { ...facts, caseCost: null })).toBeNull()
    expect(refused([item({ percentHundredths: 9000 })], { ...facts, listPrice: null })).toBeNull()
  })
})
