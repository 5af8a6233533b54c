import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeRational } from '#kit/rational.ts'
import { readIngredientLine } from './read-ingredient-line.ts'

const read = (text: string): string => {
  const { amount, upTo, unit, size, food, preparation, doubt, isToTaste } = readIngredientLine(text)
  const amounts = [amount, upTo].flatMap((each) => (each ? [writeRational(each)] : [])).join('..')
  const of = size ? ` [${writeRational(size.amount)} ${size.unit}]` : ''
  return doubt ?? `${isToTaste ? 'as needed' : `${amounts} ${unit}${of}`} | ${food} | ${preparation}`
}

// The lines of the issue.
test.each([
  ['2.5 lb onion yellow diced', '5/2 lb | onion yellow | diced'],
  ['1 1/2 c. flour, sifted', '3/2 cup | flour | sifted'],
  ['½ cup sugar', '1/2 cup | sugar | '],
  ['2-3 cloves garlic', '2..3 clove | garlic | '],
  ['1 (14 oz) can tomatoes', '1 can [14 oz] | tomatoes | '],
  ['#10 can tomatoes', '1 can10 | tomatoes | '],
  ['salt to taste', 'as needed | salt | '],
  ['juice of 1 lemon', '1 each | lemon | juice'],
  ['a pinch of salt', '1 pinch | salt | '],
  ['heaping tablespoon of cocoa', 'no_amount'],
  ['1 heaping tablespoon cocoa', '1 tbsp | cocoa | '],
  ['media taza de azúcar', '1/2 cup | azúcar | '],
  ["2 c. à s. d'huile d'olive", "2 tbsp | huile d'olive | "],
] as const)('%s reads as %s [RECIPE-3]', (text, expected) => expect(read(text)).toBe(expected))

test('what a list sets before a line is no part of it, pictures and numbers among them [RECIPE-3]', () => {
  for (const mark of ['🧅 ', '✅ ', '🧑🏽‍🍳', '▢ ', '① ', 'a) ', '(b) ', '1) ', '2.) ', '12 ) ', '• ☐ '])
    expect(read(`${mark}3 lb butter`), mark).toBe('3 lb | butter | ')
  // Two packs of fourteen ounces, and three of something.
  expect(read('(2) 14 oz cans tomatoes')).not.toBe('14 oz | cans tomatoes | ')
  expect(read('2 lb 🧈')).toBe('2 lb | 🧈 | ')
})

test('the amount may stand behind the food, or in cells [RECIPE-3]', () => {
  for (const text of [
    'Butter 2 lb',
    'Butter - 2 lb',
    'Butter: 2 lb',
    'butter ....... 2 lb',
    'Butter\t2\tlb',
    '2\tlb\tbutter',
  ])
    expect(read(text).toLowerCase(), text).toBe('2 lb | butter | ')
  expect(read('eggs 3')).toBe('3 each | eggs | ')
  expect(read('carrots 2 lb, celery 1 lb')).toBe('several_amounts')
})

test('what is not clear is asked, never guessed [RECIPE-3]', () => {
  expect(read('butter')).toBe('no_amount')
  expect(read('some butter')).toBe('vague_amount')
  expect(read('lb onions')).toBe('no_amount')
  expect(read('2 cups')).toBe('no_food')
  expect(read('3')).toBe('no_food')
  expect(read('')).toBe('no_food')
  expect(read('1/0 cup sugar')).toBe('bad_amount')
  expect(read('salt and pepper to taste')).toBe('several_foods')
  expect(read('x'.repeat(301))).toBe('too_long')
})

test('any text is read without a fault, and an amount is above zero with a unit [RECIPE-3]', () => {
  const pieces = fc.constantFrom(
    '2',
    '1/2',
    '-',
    '(',
    ')',
    'cup',
    'oz',
    'of',
    ',',
    'salt',
    '½',
    'can',
    'x',
    '0',
    '"',
    '#10',
    'and',
    'or',
    '',
  )
  const lines = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(pieces, { maxLength: 14 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(lines, (text) => {
      const { amount, unit, doubt, food, isToTaste } = readIngredientLine(text)
      if (amount) expect(amount.numerator > 0n && (unit !== null || doubt !== null)).toBe(true)
      if (doubt === null) expect(food !== '' && (amount !== null || isToTaste), text).toBe(true)
    }),
    { numRuns: 1000 },
  )
})
