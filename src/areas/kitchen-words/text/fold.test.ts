import { expect, test } from 'vitest'
import { fold, wordsOf } from './fold.ts'

test('a case of six #10 cans is the same with and without its sign; other packs of ten are not [ITEM-2]', () => {
  expect(fold('tomato 6/10')).toBe(fold('tomato 6/#10'))
  expect(fold('6/10 lb')).toBe('6/10lb')
  expect(fold('shrimp 16/10')).toBe('shrimp 16/10')
})

test('a pack of gallons, quarts or pints is found by that word, half gallons are not [ITEM-2]', () => {
  expect(wordsOf('4/1 GAL')).toContain('gallon')
  expect(wordsOf('9/0.5 GAL')).not.toContain('gallon')
  expect(wordsOf('12/1 PT')).toContain('pint')
  expect(wordsOf('12/1 QT')).toContain('quart')
})

test('inches are the same in words, in short and by their mark; marks in a pair quote [ITEM-2]', () => {
  for (const written of ['10 inch pan', '10 inches pan', '10-inch pan', '10in pan', '10" pan', '10” pan'])
    expect(fold(written)).toBe(fold('10 IN pan'))
  expect(fold('"10" pan')).toBe('10 pan')
  expect(fold('4-in-1 cleaner')).toBe('4 in 1 cleaner')
})

test('part of an inch is no whole number of them; the sides of a box are [ITEM-2]', () => {
  expect(wordsOf('sliced 5/8 IN')).not.toContain('8in')
  expect(wordsOf('pan 12x20x4 IN')).toContain('4in')
})
