import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceByWeight } from '#kit/money.ts'
import { type BilledPrices, billedPerPound, priceDifferences } from './price-differences.ts'

const billed = (line: Partial<BilledPrices>): BilledPrices => ({
  shippedCases: 0,
  shippedUnits: 0,
  weight: null,
  casePrice: null,
  eachPrice: null,
  lineTotal: 0,
  ...line,
})
const ordered = { casePrice: null, eachPrice: null, perPound: null }

test('a case billed at another price is marked with what that makes on the line [NEXT-1]', () => {
  const line = billed({ shippedCases: 3, casePrice: 2150, lineTotal: 6450 })
  expect(priceDifferences(line, { ...ordered, casePrice: 2000 })).toEqual([
    { unit: 'CS', ordered: 2000, billed: 2150, difference: 450 },
  ])
  expect(priceDifferences(line, { ...ordered, casePrice: 2200 })[0]?.difference).toBe(-150)
})

test('a short is no difference in price [NEXT-1]', () => {
  const line = billed({ shippedCases: 1, casePrice: 2000, lineTotal: 2000 })
  expect(priceDifferences(line, { ...ordered, casePrice: 2000 })).toEqual([])
  expect(priceDifferences(billed({ casePrice: 2150 }), { ...ordered, casePrice: 2000 })).toEqual([])
})

test('catch weight compares the price by the pound, not the total of what was weighed [NEXT-1]', () => {
  // 42.10 lb at $2.4550 are $103.36; the estimate of the order was 40 lb.
  const line = billed({ shippedCases: 1, weight: 4210, casePrice: 9820, lineTotal: 10_336 })
  expect(priceDifferences(line, { ...ordered, casePrice: 9820, perPound: 24_550 })).toEqual([])
  const dearer = billed({ shippedCases: 1, weight: 4210, casePrice: 9820, lineTotal: 10_757 })
  expect(priceDifferences(dearer, { ...ordered, casePrice: 9820, perPound: 24_550 })).toEqual([
    { unit: 'LB', ordered: 24_550, billed: 25_551, difference: 421 },
  ])
})

test('cases that are weighed and rounded one by one are no difference [NEXT-1]', () => {
  const line = billed({ shippedCases: 3, weight: 12_140, lineTotal: 29_805 })
  expect(priceDifferences(line, { ...ordered, perPound: 24_550 })).toEqual([])
  expect(priceDifferences({ ...line, lineTotal: 29_806 }, { ...ordered, perPound: 24_550 })).toHaveLength(1)
})

test('cases and eaches of a line are compared each by their own price [NEXT-1]', () => {
  const line = billed({ shippedCases: 1, shippedUnits: 4, casePrice: 2100, eachPrice: 260, lineTotal: 3140 })
  const found = priceDifferences(line, { casePrice: 2000, eachPrice: 250, perPound: null })
  expect(found.map(({ unit, difference }) => [unit, difference])).toEqual([
    ['CS', 100],
    ['EA', 40],
  ])
})

test('lines of a credit, and prices nobody ordered at, have nothing to compare [NEXT-1]', () => {
  const credit = billed({ shippedCases: -2, casePrice: 2150, lineTotal: -4300 })
  expect(priceDifferences(credit, { ...ordered, casePrice: 2000 })).toEqual([])
  expect(priceDifferences(billed({ shippedCases: 2, casePrice: 2150 }), ordered)).toEqual([])
})

test('whatever was weighed, billing it at the price of the order is no difference [NEXT-1]', () => {
  const price = fc.integer({ min: 1, max: 5_000_000 })
  const cases = fc.integer({ min: 1, max: 99 })
  fc.assert(
    fc.property(price, cases, fc.integer({ min: 1, max: 1_000_000 }), (perPound, shippedCases, weight) => {
      const line = billed({ shippedCases, weight, lineTotal: priceByWeight(perPound, weight) })
      return priceDifferences(line, { ...ordered, perPound }).length === 0
    }),
  )
  expect(billedPerPound(billed({ weight: 0, lineTotal: 5 }))).toBeNull()
})
