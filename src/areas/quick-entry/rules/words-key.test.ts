import { expect, test } from 'vitest'
import { wordsKey } from './words-key.ts'

test('the same words in another order, number or case are learned once [CART-13]', () => {
  expect(wordsKey('Romaine Hearts')).toBe(wordsKey('heart of romaine'))
  expect(wordsKey('cebolla morada')).not.toBe(wordsKey('cebolla blanca'))
})

test('a line too long to be repeated is not learned [CART-13]', () => {
  expect(wordsKey(Array.from({ length: 40 }, (_, i) => `word${i}`).join(' '))).toBe('')
})
