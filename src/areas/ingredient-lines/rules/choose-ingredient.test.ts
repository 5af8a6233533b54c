import { expect, test } from 'vitest'
import { chooseIngredient, type JudgedWords, type NamedItem } from './choose-ingredient.ts'
import { readIngredientLine } from './read-ingredient-line.ts'

const items: Readonly<Record<string, NamedItem>> = {
  onion: { description: 'ONION YELLOW JUMBO', categoryName: 'Onions and Roots', pack: '1/25 LB', isBought: true },
  diced: {
    description: 'ONION YELLOW DICED 1/4 IN',
    categoryName: 'Onions and Roots',
    pack: '1/25 LB',
    isBought: true,
  },
  unbought: { description: 'ONION RED DICED', categoryName: 'Onions and Roots', pack: '1/25 LB', isBought: false },
  thymeLeaf: { description: 'THYME LEAF', categoryName: 'Spices', pack: '6/14 OZ', isBought: true },
  thyme: { description: 'THYME FRESH BUNCH', categoryName: 'Herbs', pack: '1/25 LB', isBought: true },
  cinnamon: { description: 'CINNAMON STICK', categoryName: 'Spices', pack: '6/14 OZ', isBought: true },
  garlic: { description: 'GARLIC PEELED', categoryName: 'Onions and Roots', pack: '1/25 LB', isBought: true },
  powder: { description: 'GARLIC POWDER', categoryName: 'Spices', pack: '6/14 OZ', isBought: true },
  liquid: { description: 'EGG LIQUID WHOLE', categoryName: 'Eggs', pack: '1/25 LB', isBought: true },
  shredded: { description: 'CABBAGE GREEN CHOPPED', categoryName: 'Greens', pack: '1/25 LB', isBought: true },
  tomato: { description: 'TOMATO ROMA MEDIUM', categoryName: 'Tomatoes', pack: '1/25 LB', isBought: true },
  diced10: { description: 'TOMATO DICED IN JUICE', categoryName: 'Canned Fruit', pack: '6/#10', isBought: true },
  beans: { description: 'BEAN DRY BLACK', categoryName: 'Beans', pack: '12/16 OZ', isBought: true },
  soup: { description: 'SOUP TOMATO', categoryName: 'Soup', pack: '12/50 OZ', isBought: true },
  parsley: { description: 'PARSLEY CURLY BUNCH', categoryName: 'Herbs', pack: '60 CT', isBought: false },
  flakes: { description: 'PARSLEY FLAKE', categoryName: 'Spices', pack: '1/11 OZ', isBought: false },
}
const sure = (itemNumber: string): JudgedWords => ({ itemNumber, isSure: true, likely: [itemNumber] })
const unsure = (...likely: string[]): JudgedWords => ({ itemNumber: likely[0] ?? null, isSure: false, likely })
const limits = { isFresh: false, isDried: false }
const choose = (text: string, plain: JudgedWords, prepared: JudgedWords | null = null, more = limits) =>
  chooseIngredient(readIngredientLine(text), { prepared, plain: [plain] }, more, (itemNumber) => items[itemNumber])

test('what the kitchen buys under these words is sure [RECIPE-3]', () => {
  expect(choose('2 onions', sure('onion'))).toEqual({ outcome: 'sure', itemNumber: 'onion', choices: ['onion'] })
  expect(choose('1 cup onion', unsure('onion', 'diced')).outcome).toBe('asked')
  expect(choose('1 cup truffle', unsure()).outcome).toBe('none')
})

test('who buys it whole and prepared says which is meant [RECIPE-3]', () => {
  expect(choose('1 cup onion, diced', sure('onion'), sure('diced'))).toEqual({
    outcome: 'asked',
    itemNumber: null,
    choices: ['onion', 'diced'],
  })
  expect(choose('1 cup onion, diced', unsure('onion'), sure('diced'))).toMatchObject({ itemNumber: 'diced' })
  // A prepared item that nobody buys here is offered only.
  expect(choose('1 cup onion, diced', unsure('onion'), sure('unbought'))).toMatchObject({ outcome: 'asked' })
  expect(choose('1 cup onion, diced', sure('onion'), sure('unbought'))).toMatchObject({ itemNumber: 'onion' })
})

test('the unit rules out what has no such pieces [RECIPE-3]', () => {
  expect(choose('4 sprigs thyme', sure('thymeLeaf')).outcome).toBe('asked')
  expect(choose('4 sprigs thyme', sure('thyme')).outcome).toBe('sure')
  expect(choose('2 cinnamon sticks', sure('cinnamon')).outcome).toBe('sure')
  expect(choose('2 cloves garlic', sure('powder')).outcome).toBe('asked')
  expect(choose('2 cloves garlic', sure('garlic')).outcome).toBe('sure')
  expect(choose('1 head garlic', sure('garlic')).outcome).toBe('asked')
  expect(choose('6 eggs', sure('liquid')).outcome).toBe('asked')
  expect(choose('1 lb eggs', sure('liquid')).outcome).toBe('sure')
  expect(choose('2 onions', sure('diced')).outcome).toBe('asked')
})

test('fresh, dried and another cut are kept apart [RECIPE-3]', () => {
  expect(choose('1 tbsp fresh thyme', sure('thymeLeaf'), null, { ...limits, isFresh: true }).outcome).toBe('asked')
  expect(choose('1 tsp dried thyme', sure('thyme'), null, { ...limits, isDried: true }).outcome).toBe('asked')
  expect(choose('1 tsp dried thyme', sure('thymeLeaf'), null, { ...limits, isDried: true }).outcome).toBe('sure')
  expect(choose('2 cups cabbage, shredded', sure('shredded')).outcome).toBe('asked')
})

test('a can is of what comes in cans: no fresh, frozen or dried food, and no sack [RECIPE-3]', () => {
  expect(choose('1 (14 oz) can tomatoes', sure('tomato')).outcome).toBe('asked')
  expect(choose('1 can black beans, drained', sure('beans')).outcome).toBe('asked')
  expect(choose('1 (14 oz) can tomatoes', sure('diced10')).outcome).toBe('sure')
  expect(choose('1 #10 can tomatoes', sure('diced10')).outcome).toBe('sure')
  expect(choose('2 cans tomato soup', sure('soup')).outcome).toBe('sure')
  expect(choose('2 tomatoes', sure('tomato')).outcome).toBe('sure')
})

test('what the line rules out is offered last [RECIPE-3]', () => {
  expect(choose('2 bunches parsley', unsure('flakes', 'parsley')).choices).toEqual(['parsley', 'flakes'])
  expect(choose('2 tbsp parsley', unsure('flakes', 'parsley')).choices).toEqual(['flakes', 'parsley'])
})
