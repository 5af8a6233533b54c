import { expect, test } from 'vitest'
import { rational } from '#kit/rational.ts'
import { priceOfPurchaseUnit } from './price-of-purchase-unit.ts'

const prices = { casePrice: 2000, eachPrice: 250, perPound: null }

test('a case costs its case price, an each its each price [RECIPE-3]', () => {
  expect(priceOfPurchaseUnit(prices, 1, null)).toEqual(rational(2000))
  expect(priceOfPurchaseUnit(prices, 2, null)).toEqual(rational(250))
})

test('an unknown price is unknown, never zero [RECIPE-2]', () => {
  expect(priceOfPurchaseUnit(undefined, 1, null)).toBeNull()
  expect(priceOfPurchaseUnit({ ...prices, eachPrice: null }, 2, null)).toBeNull()
})

test('catch weight costs by the pound; a case price only is divided by its pounds [RECIPE-3]', () => {
  // $2.4550 a pound; $90.00 for 40 lb.
  expect(priceOfPurchaseUnit({ casePrice: 9820, eachPrice: null, perPound: 24_550 }, 1, 4000)).toEqual(rational(491, 2))
  expect(priceOfPurchaseUnit({ casePrice: 9000, eachPrice: null, perPound: null }, 1, 4000)).toEqual(rational(225))
  expect(priceOfPurchaseUnit({ casePrice: 9000, eachPrice: null, perPound: null }, 1, 0)).toBeNull()
})
