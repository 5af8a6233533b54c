import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import { checkExpectedPrice } from './check-expected-price.ts'

test.each([
  [{}, null],
  [{ casePrice: 2000 }, null],
  [{ casePrice: 2000, eachPrice: null }, null],
  [{ casePrice: 1 }, 'price_changed'],
  [{ casePrice: -2000 }, 'price_changed'],
  [{ casePrice: 2000, eachPrice: 249 }, 'price_changed'],
])('expecting %o of an item at $20.00 and $2.50 answers %s [CART-5]', (expected, code) => {
  expect(abilityOf(checkExpectedPrice({ casePrice: 2000, eachPrice: 250 }, expected))).toBe(code)
})

test('expecting a price of an item without any is a changed price [CART-5]', () => {
  expect(abilityOf(checkExpectedPrice(null, { casePrice: 2000 }))).toBe('price_changed')
})
