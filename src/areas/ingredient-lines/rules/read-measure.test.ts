import { expect, test } from 'vitest'
import { writeRational } from '#kit/rational.ts'
import { readMeasure, unitAt } from './read-measure.ts'
import { splitWords } from './split-words.ts'

const read = (text: string): string | null => {
  const words = splitWords(text)
  const found = readMeasure(words, 0)
  if (!found) return null
  const size = found.size ? ` of ${writeRational(found.size.amount)} ${found.size.unit}` : ''
  const rest = words.slice(found.next).map((word) => word.text)
  return `${found.amount && writeRational(found.amount)} ${found.unit}${size} | ${found.doubt ?? rest.join(' ')}`
}

test.each([
  ['2 lb 8 oz flour', '5/2 lb | flour'],
  ['2 cups plus 2 tablespoons flour', '17/8 cup | flour'],
  ['1 (14 oz) can tomatoes', '1 can of 14 oz | tomatoes'],
  ['1 28-ounce can tomatoes', '1 can of 28 oz | tomatoes'],
  ['2 x 400g tins tomatoes', '2 can of 400 g | tomatoes'],
  ['2 cans (15 oz each) beans', '2 can of 15 oz | beans'],
  ['1 lata de 400 g de tomate', '1 can of 400 g | de tomate'],
  ['12 oz bag chips', '12 oz | chips'],
  ['1/2 cup (120 ml) milk', '1/2 cup | milk'],
  ['500g/1lb pork', '500 g | pork'],
  ['heaping 1 cup flour', '1 cup | flour'],
  ['1 cup packed brown sugar', '1 cup | brown sugar'],
  ['pinch of salt', '1 pinch | of salt'],
  ['#10 can ketchup', '1 can10 | ketchup'],
  ['small bunch of dill', '1 bunch | of dill'],
  ['1-inch piece of ginger', '1 each | of ginger'],
  ['kilo y medio de masa', '3/2 kg | de masa'],
  ['3 onions', '3 null | onions'],
  ['2 rib eye steaks', '2 null | rib eye steaks'],
  ['1 roll of puff pastry', '1 null | unclear_unit'],
  ['1 whole sleeve of crackers', '1 null | unclear_unit'],
  ['1 leg of lamb', '1 null | leg of lamb'],
  ['1 medida de aceite', '1 null | unclear_unit'],
  ['a splash of cream', 'null null | vague_amount'],
  ['0 eggs', 'null null | bad_amount'],
  ['-2 cups flour', 'null null | bad_amount'],
  ['1/2 tsp each cumin and coriander', '1/2 tsp | several_foods'],
  ['1 cup plus 2 oz flour', '1 cup | several_amounts'],
] as const)('%s: %s [RECIPE-3]', (text, expected) => expect(read(text)).toBe(expected))

test('a line that begins with its food has no measure there [RECIPE-3]', () => {
  for (const text of ['salt', 'lb onions', 'butter 2 lb', '']) expect(read(text), text).toBeNull()
})

test('of several spellings the longest is the unit [RECIPE-3]', () => {
  expect(unitAt(splitWords('fl oz rum'), 0)).toEqual({ value: 'floz', next: 2 })
  expect(unitAt(splitWords('c. à s. de miel'), 0)).toEqual({ value: 'tbsp', next: 3 })
})
