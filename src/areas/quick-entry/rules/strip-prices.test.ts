import { expect, test } from 'vitest'
import { stripPrices } from './strip-prices.ts'

test.each([
  ['2 cs lemons @ $56.75', '2 cs lemons'],
  ['2 @ 140.19', '2'],
  ['2 cs lemons $1,056.75/cs', '2 cs lemons'],
  ['2 cs lemons (56.75 USD)', '2 cs lemons ( )'],
  ['2 cs lemons = 113.50', '2 cs lemons'],
])('the price of %s is no quantity [CART-13]', (line, without) => {
  expect(stripPrices(line).replace(/\s+/g, ' ').trim()).toBe(without)
})

test('a quantity after an equals sign stays [CART-13]', () => {
  expect(stripPrices('lemons = 2 cs')).toBe('lemons = 2 cs')
})
