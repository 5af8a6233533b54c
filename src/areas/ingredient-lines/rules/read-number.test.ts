import { expect, test } from 'vitest'
import { writeRational } from '#kit/rational.ts'
import { readNumber } from './read-number.ts'
import { splitWords } from './split-words.ts'

const read = (text: string): string | null => {
  const found = readNumber(splitWords(text), 0)
  return found && [found.amount, ...(found.upTo ? [found.upTo] : [])].map(writeRational).join('..')
}

test.each([
  ['2 cups', '2'],
  ['2.25 kg', '9/4'],
  ['.5 lb', '1/2'],
  ['½ cup', '1/2'],
  ['2 1/2 cups', '5/2'],
  ['2-1/2 cups', '5/2'],
  ['1 -1/2 cups', '3/2'],
  ['1 & 1/2 tsp', '3/2'],
  ['2 y 1/2 tazas', '5/2'],
  ['one and a half cups', '3/2'],
  ['three quarters cup', '3/4'],
  ['tres cuartos de taza', '3/4'],
  ['half an onion', '1/2'],
  ['media taza', '1/2'],
  ['a lemon', '1'],
  ['twelve eggs', '12'],
  ['2-3 cloves', '2..3'],
  ['1/4-1/2 tsp', '1/4..1/2'],
  ['1 1/2-2 lb', '3/2..2'],
  ['½-1 envelope', '1/2..1'],
  ['1 or 2 limes', '1..2'],
  ['3 à 4 carottes', '3..4'],
] as const)('%s begins with %s [RECIPE-3]', (text, expected) => expect(read(text)).toBe(expected))

test('sizes and ratios are no numbers, and quarts no quarter [RECIPE-3]', () => {
  for (const text of ['80/20 beef', '16/20 shrimp', '7-Up', 'quart of milk', 'onion', '', '#10 can'])
    expect(read(text), text).toBeNull()
  expect(read('2 quarts water')).toBe('2')
  // From more to less is no range.
  expect(read('4-2 eggs')).toBeNull()
})
