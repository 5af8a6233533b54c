import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemCost } from '../cost-plus.ts'
import { costOn, priceFromCost } from './price-from-cost.ts'

const byCase = { isCatchWeight: false, caseWeightHundredths: 2000 }
const byWeight = { isCatchWeight: true, caseWeightHundredths: 4000 }
const day = '2026-03-10'
const cost = (of: Partial<ItemCost> = {}): ItemCost => ({ eachesPerCase: 0, caseCents: 1500, dated: [], ...of })
const percent = (value: number) => ({ by: 'percent', value }) as const

test('a percentage or an amount is added to the cost of a case and rounded half up to a cent [ITEM-8]', () => {
  expect(priceFromCost(byCase, percent(1200), cost(), day)).toEqual({
    casePriceCents: 1680,
    eachPriceCents: null,
    perPoundHundredths: null,
  })
  // 12.5 % of $10.04 is $1.255.
  expect(priceFromCost(byCase, percent(1250), cost({ caseCents: 1004 }), day).casePriceCents).toBe(1130)
  expect(priceFromCost(byCase, { by: 'case', value: 150 }, cost(), day).casePriceCents).toBe(1650)
  expect(priceFromCost(byCase, percent(0), cost(), day).casePriceCents).toBe(1500)
})

test('an each is its share of the case, rounded once and not from a rounded case [ITEM-8]', () => {
  // 1.12 x $10.01 is $11.2112, an eighth of it $1.4014.
  const eighths = cost({ caseCents: 1001, eachesPerCase: 8 })
  expect(priceFromCost(byCase, percent(1200), eighths, day)).toMatchObject({
    casePriceCents: 1121,
    eachPriceCents: 140,
  })
  expect(priceFromCost(byCase, { by: 'case', value: 150 }, cost({ eachesPerCase: 8 }), day).eachPriceCents).toBe(206)
})

test('catch weight is priced by the pound: of the cost a pound, else of the case by its average weight [ITEM-8]', () => {
  // $80.00 for 40 lb is $2.00; 12 % more is $2.24.
  expect(priceFromCost(byWeight, percent(1200), cost({ caseCents: 8000 }), day).perPoundHundredths).toBe(22_400)
  // $80.01 / 40 lb x 5 is $10.00125; of a cost rounded before it would be $10.0015.
  expect(priceFromCost(byWeight, percent(40_000), cost({ caseCents: 8001 }), day).perPoundHundredths).toBe(100_013)
  const byPound = cost({ dated: [['2026-01-01', null, 33_333]] })
  expect(priceFromCost(byWeight, percent(1000), byPound, day).perPoundHundredths).toBe(36_666)
  expect(priceFromCost(byWeight, { by: 'pound', value: 2500 }, byPound, day)).toEqual({
    casePriceCents: null,
    eachPriceCents: null,
    perPoundHundredths: 35_833,
  })
})

test('it follows the cost by date: what started last counts, and the cost of the item before that [ITEM-8]', () => {
  const dated = cost({
    dated: [
      ['2026-03-11', 1700, null],
      ['2026-03-01', 1600, null],
    ],
  })
  expect(costOn(dated, '2026-02-28').caseCents).toBe(1500)
  expect(costOn(dated, day).caseCents).toBe(1600)
  expect(costOn(dated, '2026-03-11').caseCents).toBe(1700)
})

test.each([
  ['no known cost', byCase, percent(1200), cost({ caseCents: null })],
  ['a cost of nothing', byCase, percent(1200), cost({ caseCents: 0 })],
  ['only a cost a pound for an item by the case', byCase, percent(1200), cost({ dated: [[day, null, 20_000]] })],
  ['no weight to share the cost of a case by', { ...byWeight, caseWeightHundredths: 0 }, percent(1200), cost()],
  ['an amount a pound for an item by the case', byCase, { by: 'pound', value: 100 } as const, cost()],
  ['an amount a case for catch weight', byWeight, { by: 'case', value: 100 } as const, cost()],
])('%s prices nothing [ITEM-8]', (_, item, plus, of) => {
  expect(Object.values(priceFromCost(item, plus, of, day))).toEqual([null, null, null])
})

test('a price is never below its cost and rises with the cost and with the percentage [ITEM-8]', () => {
  const amount = fc.integer({ min: 1, max: 9_999_999 })
  const share = fc.integer({ min: 0, max: 50_000 })
  fc.assert(
    fc.property(amount, amount, share, share, (one, other, some, more) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const [less, rest] = [Math.min(some, more), Math.max(some, more)]
      const priced = (caseCents: number, value: number) =>
        priceFromCost(byCase, percent(value), cost({ caseCents }), day).casePriceCents!
      expect(priced(low, less)).toBeGreaterThanOrEqual(low)
      expect(priced(high, less)).toBeGreaterThanOrEqual(priced(low, less))
      expect(priced(low, rest)).toBeGreaterThanOrEqual(priced(low, less))
    }),
  )
})
