import { expect, test } from 'vitest'
import { explainWords, itemWords, saidWords } from './explain-words.ts'
import { atOnce } from '#kit/steps.ts'
import { Vocabulary } from './vocabulary.ts'

const vocabulary = atOnce(
  Vocabulary.of(['pea', 'pear', 'lime', 'mozzarella', 'cheese', 'shredded', 'romaine', 'lettuce']),
)
const explained = (line: string, description: string, more: { pack?: string; ownName?: string } = {}) =>
  explainWords(
    saidWords(line, vocabulary),
    itemWords({ description, brand: 'Millstone', pack: '4/5 LB', ownName: '', ...more }),
  )

test('a word is found exactly, as a size, abbreviated or misspelled [ITEM-2]', () => {
  expect(explained('cheese moz shreded 5', 'CHEESE MOZZARELLA SHREDDED').words).toEqual([
    'same',
    'short',
    'misspelt',
    'size',
  ])
  expect(explained('brocc', 'BROCCOLI FLORETS').words).toEqual(['short'])
  // A fraction of an inch is said without its inches; it is no pack.
  expect(explained('fry 3/8', 'FRY STRAIGHT CUT 3/8 IN').words).toEqual(['same', 'size'])
  expect(explained('fry 1/4', 'FRY STRAIGHT CUT 3/8 IN').words).toEqual(['same', 'none'])
})

test('a word of the catalogue is neither short for another nor a misspelling of it [ITEM-2]', () => {
  expect(explained('pea', 'PEARS SLICED').words).toEqual(['none'])
  expect(explained('lime', 'LINE CLOTH').words).toEqual(['none'])
})

test('mentioned and missing words are counted by word, not by spelling [ITEM-2]', () => {
  expect(explained('chicken breast', 'CHICKEN BREAST BNLS SKNLS')).toMatchObject({
    said: 2,
    unsaid: [{ word: 'bnl' }, { word: 'sknl' }],
    isHeadNamed: true,
  })
  expect(explained('romaine', 'LETTUCE ROMAINE')).toMatchObject({ isHeadNamed: false, head: 'lettuce' })
})

test("the customer's own name is known word for word [ITEM-2]", () => {
  expect(explained('line salad', 'LETTUCE ROMAINE', { ownName: 'Line salad' }).isOwnName).toBe(true)
  expect(explained('salad', 'LETTUCE ROMAINE', { ownName: 'Line salad' }).isOwnName).toBe(false)
})

test('a missing word before a mentioned one is inside, one after IN or WITH is added [CART-13]', () => {
  expect(explained('white vinegar', 'VINEGAR BALSAMIC WHITE').unsaid).toEqual([
    { word: 'balsamic', isInside: true, isAdded: false },
  ])
  expect(explained('diced tomato', 'TOMATO DICED IN JUICE')).toMatchObject({
    unsaid: [{ word: 'in' }, { word: 'juice', isAdded: true }],
    isOnlyAdded: false,
  })
  expect(explained('tomato juice', 'TOMATO DICED IN JUICE').isOnlyAdded).toBe(true)
})

test('a word found only in the brand is marked as such [CART-13]', () => {
  expect(explained('millstone cheese', 'CHEESE SHREDDED').isOnlyBrand).toBe(true)
  expect(explained('shredded cheese', 'CHEESE SHREDDED').isOnlyBrand).toBe(false)
})
