import { expect, test } from 'vitest'
import type { ItemPrice } from '../item-price.ts'
import { compareUnitPrices, unitPrice } from './unit-price.ts'

const price = (more: Partial<ItemPrice>): ItemPrice => ({
  casePrice: null,
  eachPrice: null,
  perPound: null,
  isEstimate: false,
  isBidPrice: false,
  isCaseBidPrice: false,
  isEachBidPrice: false,
  receipt: { kind: 'list', reference: '', since: '2026-01-01', until: null },
  ...more,
})
const item = (packSizeDescription: string, caseWeightHundredths = 0) => ({
  packSizeDescription,
  caseWeightHundredths,
})

test('a case of weight is compared by the pound, of volume by the fluid ounce, of pieces by the piece [ITEM-1]', () => {
  // $60.00 for 30 lb; $51.20 for 512 fl oz; $25.00 for 250.
  expect(unitPrice(item('6/5 LB'), price({ casePrice: 6000 }))).toEqual({ per: 'LB', hundredths: 20_000 })
  expect(unitPrice(item('4/1 GAL'), price({ casePrice: 5120 }))).toEqual({ per: 'FL OZ', hundredths: 1000 })
  expect(unitPrice(item('250 CT'), price({ casePrice: 2500 }))).toEqual({ per: 'EA', hundredths: 1000 })
  // $36.00 for 18 lb in ounces.
  expect(unitPrice(item('24/12 OZ'), price({ casePrice: 3600 }))).toEqual({ per: 'LB', hundredths: 20_000 })
})

test('catch weight is compared by the pound it is priced by [ITEM-8]', () => {
  expect(unitPrice(item('2/10 LB'), price({ casePrice: 9999, perPound: 34_555 }))).toEqual({
    per: 'LB',
    hundredths: 34_555,
  })
})

test('a pack that says nothing is compared by its net weight, or not at all [ITEM-1]', () => {
  // $41.00 for 41 lb.
  expect(unitPrice(item('6/#10', 4100), price({ casePrice: 4100 }))).toEqual({ per: 'LB', hundredths: 10_000 })
  expect(unitPrice(item('6/#10'), price({ casePrice: 4100 }))).toBeNull()
  expect(unitPrice(item('6/5 LB'), null)).toBeNull()
})

test('what is sold by the each alone costs its each price [ITEM-1]', () => {
  expect(unitPrice(item('6/5 LB'), price({ eachPrice: 1250 }))).toEqual({ per: 'EA', hundredths: 125_000 })
})

test('pounds, ounces and pieces sort apart, and what has no unit price comes last [ITEM-1]', () => {
  const prices = [
    null,
    { per: 'EA', hundredths: 5 },
    { per: 'LB', hundredths: 300 },
    { per: 'FL OZ', hundredths: 7 },
    { per: 'LB', hundredths: 200 },
  ] as const
  const sorted = (direction: 'asc' | 'desc') =>
    prices.toSorted((a, b) => compareUnitPrices(a, b, direction)).map((each) => each?.hundredths ?? null)
  expect(sorted('asc')).toEqual([200, 300, 7, 5, null])
  expect(sorted('desc')).toEqual([300, 200, 7, 5, null])
})
