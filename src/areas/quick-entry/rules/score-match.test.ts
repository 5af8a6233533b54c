import { expect, test } from 'vitest'
import { matchFacts } from '../testing/match-facts.ts'
import { scoreMatch } from './score-match.ts'

test('what is ordered often, spelt right and called what it is, is surest [CART-13]', () => {
  const best = scoreMatch(matchFacts())
  expect(best).toBeGreaterThan(0.95)
  expect(scoreMatch(matchFacts({ times: 0 }))).toBeLessThan(best)
  expect(scoreMatch(matchFacts({ words: ['same', 'misspelt'] }))).toBeLessThan(best)
  expect(scoreMatch(matchFacts({ words: ['same', 'none'] }))).toBeLessThan(0.7)
})

test('romaine is lettuce without saying so; red wine is no vinegar [CART-13]', () => {
  expect(scoreMatch(matchFacts({ isHeadNamed: false, head: 'lettuce' }))).toBeGreaterThan(0.9)
  expect(scoreMatch(matchFacts({ isHeadNamed: false, head: 'vinegar' }))).toBeLessThan(0.9)
})

test("the customer's own name for an item is as good as its number [CART-13]", () => {
  expect(scoreMatch(matchFacts({ isOwnName: true, isHeadNamed: false }))).toBe(0.99)
})

test('without words nothing is sure [CART-13]', () => {
  expect(scoreMatch(matchFacts({ words: [] }))).toBe(0)
})
