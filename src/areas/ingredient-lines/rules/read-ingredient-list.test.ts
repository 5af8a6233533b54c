import { expect, test } from 'vitest'
import { readIngredientList } from './read-ingredient-list.ts'

const read = (text: string) =>
  readIngredientList(text).map((each) => (each.skipped === null ? each.line.food : `(${each.skipped})`))

test('headings, yields, times and directions of a pasted recipe are skipped, not dropped [RECIPE-3]', () => {
  const text = `Braised Beans
Serves 6
Prep time: 20 minutes

INGREDIENTS
For the beans:
• 2 cups dried pinto beans
• 1 onion, diced
--- Salsa ---
☐ 4 tomatoes
salt to taste

Directions
1. Soak the beans overnight.
2. Simmer 2 hours with the onion.
3 tomatoes go in last.`
  expect(read(text)).toEqual([
    'Braised Beans',
    '(yield)',
    '(time)',
    '(heading)',
    '(heading)',
    'dried pinto beans',
    'onion',
    '(heading)',
    'tomatoes',
    'salt',
    '(heading)',
    '(direction)',
    '(direction)',
    '(direction)',
  ])
})

test('a line that is neither ingredient nor heading is asked how much, so that nothing is lost [RECIPE-3]', () => {
  expect(readIngredientList('Braised Beans')).toMatchObject([{ skipped: null, line: { doubt: 'no_amount' } }])
})

test('a numbered list loses its numbers, and a list that is not keeps its amounts [RECIPE-3]', () => {
  expect(read('1. 2 cups flour\n2. 1 cup sugar\n3) 3 eggs\n4.) milk')).toEqual(['flour', 'sugar', 'eggs', 'milk'])
  expect(readIngredientList('1. 2 cups flour\n2. 1 cup sugar')[1]).toMatchObject({
    line: { amount: { numerator: 1n, denominator: 1n }, unit: 'cup' },
  })
})

test('Spanish and French recipes are read alike [RECIPE-3]', () => {
  expect(read('Ingredientes\nPara 6 personas\n2 tazas de harina\nPreparación\nMezclar todo.')).toEqual([
    '(heading)',
    '(yield)',
    'harina',
    '(heading)',
    '(direction)',
  ])
  expect(read('Ingrédients\nPour 4 personnes\n250 g de farine')).toEqual(['(heading)', '(yield)', 'farine'])
})

test('lines keep their numbers, and at most 500 are read [RECIPE-3]', () => {
  expect(readIngredientList('\n\n2 eggs\r\n1 onion').map(({ position }) => position)).toEqual([3, 4])
  expect(readIngredientList('2 eggs\n'.repeat(600))).toHaveLength(500)
})
