import { expect, test } from 'vitest'
import { catalogueDocument as item } from '../testing/catalogue-document.ts'
import { buildIndex } from './catalogue-index.ts'
import { spellOut } from './spell-out.ts'

const index = buildIndex([
  item('0004001', 'BEEF BRISKET'),
  item('0004002', 'BUTTER UNSALTED'),
  item('0004003', 'GLOVE VINYL'),
  item('0004004', 'PLUM BLACK'),
  item('0004005', 'PALM HEARTS'),
  item('0004006', 'PORK SHOULDER'),
])

test('shorthand and words written in consonants are spelled out [CART-13]', () => {
  expect(spellOut('chx brskt', index)).toBe('chicken brisket')
  expect(spellOut('btr unsltd', index)).toBe('butter unsalted')
  expect(spellOut('glv vnyl', index)).toBe('glove vinyl')
  expect(spellOut('blk crn strch', index)).toBe('black corn starch')
})

test('known words, short ones, those with vowels and consonants of several words stay [CART-13]', () => {
  for (const text of ['brisket', 'bf 2', 'briskt', 'plm', '6/#10']) {
    const expected = text === 'bf 2' ? 'beef 2' : text
    expect(spellOut(text, index), text).toBe(expected)
  }
})
