import { expect, test } from 'vitest'
import type { UnitKey } from '#areas/measures/units.ts'
import { readFood, trailingUnit } from './read-food.ts'
import { splitWords } from './split-words.ts'

const read = (text: string, unit: UnitKey | null = 'lb') => readFood(splitWords(text), unit)

test.each([
  ['onion yellow diced', 'onion yellow', 'diced'],
  ['finely chopped fresh parsley', 'fresh parsley', 'finely chopped'],
  ['butter, cut into cubes', 'butter', 'cut into cubes'],
  ['boneless, skinless chicken breast', 'boneless skinless chicken breast', ''],
  ['cooked, shredded chicken', 'chicken', 'shredded, cooked'],
  ['seasoned, cooked green beans', 'green beans', 'cooked, seasoned'],
  ['celery diced small', 'celery', 'diced small'],
  ['crushed tomatoes', 'crushed tomatoes', ''],
  ['cebolla finamente picada', 'cebolla', 'finamente picada'],
  ["d'huile d'olive", "huile d'olive", ''],
  ['ground beef 80/20', 'ground beef 80/20', ''],
  ['black beans (rinsed)', 'black beans', 'rinsed'],
] as const)('%s is %s, prepared: %s [RECIPE-3]', (text, food, preparation) =>
  expect(read(text)).toMatchObject({ food, preparation, doubt: null }),
)

test('what comes in a can is named as it is sold [RECIPE-3]', () => {
  expect(read('diced tomatoes, drained', 'can')).toMatchObject({ food: 'diced tomatoes', preparation: 'drained' })
})

test('as much as is needed is not asked for an amount [RECIPE-3]', () => {
  expect(read('salt, to taste')).toMatchObject({ food: 'salt', isToTaste: true })
  expect(read('oil for frying')).toMatchObject({ food: 'oil', preparation: 'for frying', isToTaste: true })
  expect(read('sal al gusto')).toMatchObject({ food: 'sal', isToTaste: true })
})

test('two foods are a doubt, a pair with and is one, and an alternative is a note [RECIPE-3]', () => {
  expect(read('salt and pepper').doubt).toBe('several_foods')
  expect(read('carrots, 2 celery stalks').doubt).toBe('several_foods')
  expect(read('chicken or vegetable stock').doubt).toBe('several_foods')
  expect(read('salt/pepper').doubt).toBe('several_foods')
  expect(read('half and half').doubt).toBeNull()
  expect(read('butter or margarine')).toMatchObject({ food: 'butter', notes: ['or margarine'], doubt: null })
  expect(read('onions 3').doubt).toBe('several_amounts')
  expect(read('').doubt).toBe('no_food')
})

test('a unit behind its food is found, and a spice is none [RECIPE-3]', () => {
  const isClove = (unit: UnitKey) => unit === 'clove'
  expect(trailingUnit(splitWords('garlic cloves, crushed'), isClove)).toEqual({ at: 1, unit: 'clove' })
  expect(trailingUnit(splitWords('whole cloves'), isClove)).toBeNull()
  expect(trailingUnit(splitWords('cloves'), isClove)).toBeNull()
})
