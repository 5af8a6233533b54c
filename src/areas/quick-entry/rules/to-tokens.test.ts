import { expect, test } from 'vitest'
import { toTokens } from './to-tokens.ts'

const texts = (line: string) => toTokens(line).map(({ text }) => text)

test('bullets, list numbers, quotes and leaders are not words of a line [CART-13]', () => {
  expect(texts('> - Romaine Hearts ...... 2 cs.')).toEqual(['romaine', 'hearts', '2', 'cs'])
  expect(texts('3) “Romaine” — 2')).toEqual(['romaine', '2'])
  expect(texts('½ cs × 2')).toEqual(['1/2', 'cs', 'x', '2'])
})

test('tabs, pipes and several commas separate cells; a comma in a name does not [CART-13]', () => {
  expect(toTokens('0100003\t2').map(({ isCell }) => isCell)).toEqual([true, true])
  expect(toTokens('0100003,2,CS').map(({ isCell }) => isCell)).toEqual([true, true, true])
  expect(toTokens('lettuce, romaine 2').some(({ isCell }) => isCell)).toBe(false)
})

test('a count behind x at the end is no size when it is less than half the number before it [CART-13]', () => {
  expect(texts('pizza boxes 16 x 2')).toEqual(['pizza', 'boxes', '16', 'x2'])
  expect(texts('tomatoes 5 x 6')).toEqual(['tomatoes', '5x6'])
  expect(texts('pan 18 x 26')).toEqual(['pan', '18x26'])
})

test('a polite question before the item is no word of it, with or without a greeting [CART-13]', () => {
  expect(texts('can we send 2 cs limes')).toEqual(['send', '2', 'cs', 'limes'])
  expect(texts('Hey, can u send 2 cs limes')).toEqual(['send', '2', 'cs', 'limes'])
  expect(texts('2 cans limes')).toEqual(['2', 'cans', 'limes'])
})
