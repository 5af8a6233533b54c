import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartTotals, lineTotal, type TotalledLine } from './cart-totals.ts'

const line = (more: Partial<TotalledLine> = {}): TotalledLine => ({
  orderedCases: 2,
  orderedUnits: 3,
  price: { casePrice: 2000, eachPrice: 250, isEstimate: false },
  caseWeightHundredths: 4000,
  eachesPerCase: 8,
  ...more,
})

test('a line costs its cases and eaches times their prices [CART-11]', () => {
  expect(lineTotal(line())).toBe(4750)
})

test('a line whose unit has no price has no total, and the other unit is not needed [CART-11]', () => {
  const caseOnly = { casePrice: 2000, eachPrice: null, isEstimate: false }
  expect(lineTotal(line({ price: caseOnly }))).toBeNull()
  expect(lineTotal(line({ price: caseOnly, orderedUnits: 0 }))).toBe(4000)
  expect(lineTotal(line({ price: null }))).toBeNull()
})

test('an each weighs its share of the case [CART-11]', () => {
  expect(cartTotals([line()]).weightHundredths).toBe(2 * 4000 + 1500)
})

test('the subtotal is an estimate when catch weight is ordered by the case [CART-11]', () => {
  const weighed = { casePrice: 9820, eachPrice: 300, isEstimate: true }
  expect(cartTotals([line(), line({ price: weighed })]).isEstimate).toBe(true)
  expect(cartTotals([line({ price: weighed, orderedCases: 0 })]).isEstimate).toBe(false)
})

const quantities = fc.integer({ min: 0, max: 9999 })
const prices = fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: null })
const anyLine: fc.Arbitrary<TotalledLine> = fc.record({
  orderedCases: quantities,
  orderedUnits: quantities,
  price: fc.option(fc.record({ casePrice: prices, eachPrice: prices, isEstimate: fc.boolean() }), { nil: null }),
  caseWeightHundredths: fc.integer({ min: 0, max: 1_000_000 }),
  eachesPerCase: fc.integer({ min: 1, max: 500 }),
})

test('totals of any cart are whole, never negative, and the sums of its lines in any order [CART-11]', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
      const totals = cartTotals(lines)
      expect(cartTotals(lines.toReversed())).toEqual(totals)
      const subtotal = lines.reduce((sum, one) => sum + BigInt(lineTotal(one) ?? 0), 0n)
      expect(BigInt(totals.subtotal)).toBe(subtotal)
      expect(totals.totalOrderedCases).toBe(lines.reduce((sum, one) => sum + one.orderedCases, 0))
      for (const value of [totals.subtotal, totals.weightHundredths, totals.totalOrderedUnits]) {
        expect(Number.isSafeInteger(value) && value >= 0).toBe(true)
      }
    }),
  )
})

test('the largest cart there can be still adds up exactly [CART-11]', () => {
  const price = { casePrice: 10_000_000, eachPrice: 10_000_000, isEstimate: false }
  const lines = Array.from({ length: 2000 }, () => line({ orderedCases: 9999, orderedUnits: 9999, price }))
  expect(cartTotals(lines).subtotal).toBe(2000 * 2 * 9999 * 10_000_000)
})
