import { expect, test } from 'vitest'
import { labelWords } from './label-words.ts'

test.each([
  ['Tomatoes  diced', ['tomato', 'diced']],
  ['peaches', ['peach']],
  ['cheese', ['cheese']],
  ['beans green', ['bean', 'green']],
  ['hummus', ['hummus']],
  ['gas', ['gas']],
  ['  ', []],
])('%j is looked for as %j [NEXT-8]', (keyword, words) => {
  expect(labelWords(keyword)).toEqual(words)
})

test('of a long text the first eight words are looked for [NEXT-8]', () => {
  expect(labelWords('a '.repeat(100))).toHaveLength(8)
})
