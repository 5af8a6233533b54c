import { expect, test } from 'vitest'
import { toOrderLine } from './to-order-line.ts'

test('words are an order line without a doubt, without accents [CART-13, RECIPE-3]', () => {
  expect(toOrderLine('Œufs frais')).toMatchObject({ words: 'oeufs frais', doubt: null, numbers: [], quantity: 1 })
})
