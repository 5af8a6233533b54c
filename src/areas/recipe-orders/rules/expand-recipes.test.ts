import { expect, test } from 'vitest'
import { one, rational, writeRational } from '#kit/rational.ts'
import { expandRecipes, type IngredientToOrder, type RecipeToOrder } from './expand-recipes.ts'

const line = (change: Partial<IngredientToOrder>): IngredientToOrder => ({
  itemNumber: null,
  customItemId: null,
  subRecipeId: null,
  quantity: 1,
  recipeUnit: 'lb',
  purchaseUnit: 1,
  ruPerPu: 1,
  yieldPct: 100,
  ...change,
})
const recipe = (title: string, ingredients: IngredientToOrder[], noOfRecipeUnits: number | null = null) => ({
  title,
  noOfRecipeUnits,
  ingredients,
})
const needsOf = (recipes: Record<string, RecipeToOrder>, wanted: [id: string, factor?: [number, number]][]) =>
  expandRecipes(
    wanted.map(([id, factor]) => ({ id, factor: factor ? rational(...factor) : one })),
    (id) => recipes[id],
  ).map((need) => ({
    key: need.itemNumber ?? need.customItemId ?? need.subRecipeId,
    byCase: writeRational(need.byCase),
    byEach: writeRational(need.byEach),
    uses: need.uses.map(({ title, amount, recipeUnit }) => `${title} ${writeRational(amount)} ${recipeUnit}`),
  }))

test('an item of several recipes is summed exactly, with what trimming takes [RECIPE-4]', () => {
  const recipes = {
    // 2 lb of 40 a case at 80 %: 2 / 32 = 1/16; a third of it: 1/48.
    soup: recipe('Soup', [line({ itemNumber: 'onion', quantity: 2, ruPerPu: 40, yieldPct: 80 })]),
    // 0.1 + 0.2 lb of 40: 3/400, exactly.
    tart: recipe('Tart', [
      line({ itemNumber: 'onion', quantity: 0.1, ruPerPu: 40 }),
      line({ itemNumber: 'onion', quantity: 0.2, ruPerPu: 40 }),
      line({ itemNumber: 'onion', quantity: 3, recipeUnit: 'bag', purchaseUnit: 2, ruPerPu: 1 }),
    ]),
  }
  expect(needsOf(recipes, [['soup', [1, 3]], ['tart']])).toEqual([
    // 1/48 + 3/400 = 25/1200 + 9/1200 = 17/600; the bags are eaches.
    { key: 'onion', byCase: '17/600', byEach: '3', uses: ['Soup 2/3 lb', 'Tart 3/10 lb', 'Tart 3 bag'] },
  ])
})

test('what is trimmed more is a use of its own, so that a line explains what it needs [RECIPE-4]', () => {
  const soup = recipe('Soup', [
    line({ itemNumber: 'onion', quantity: 2, yieldPct: 80 }),
    line({ itemNumber: 'onion', quantity: 1 }),
    line({ itemNumber: 'onion', quantity: 4, yieldPct: 80 }),
  ])
  const [need] = expandRecipes([{ id: 'soup', factor: one }], () => soup)
  expect(need!.uses.map(({ amount, yieldPct }) => [writeRational(amount), yieldPct])).toEqual([
    ['6', 80],
    ['1', 100],
  ])
})

test('sub recipes are taken apart to what is bought, by what they make and what is lost of them [RECIPE-4]', () => {
  const recipes = {
    // 3 qt of sauce, of which 75 % stay: 4 qt are made; a batch makes 2: two batches.
    plate: recipe('Plate', [line({ subRecipeId: 'sauce', quantity: 3, recipeUnit: 'qt', yieldPct: 75 })]),
    other: recipe('Other', [line({ subRecipeId: 'stock', quantity: 2, recipeUnit: 'qt' })]),
    sauce: recipe('Sauce', [line({ subRecipeId: 'stock', quantity: 1, recipeUnit: 'qt' })], 2),
    stock: recipe('Stock', [line({ itemNumber: 'bones', quantity: 10, ruPerPu: 50 })], 4),
  }
  // Two quarts for the sauce and two for the other plate: one batch, 10 lb, a fifth of a case.
  expect(needsOf(recipes, [['plate'], ['other']])).toEqual([
    { key: 'bones', byCase: '1/5', byEach: '0', uses: ['Stock 10 lb'] },
  ])
})

test('a recipe asked for itself and as a sub recipe of another counts both times [RECIPE-4]', () => {
  const recipes = {
    plate: recipe('Plate', [line({ subRecipeId: 'stock', quantity: 4, recipeUnit: 'qt' })]),
    stock: recipe('Stock', [line({ itemNumber: 'bones', quantity: 10, ruPerPu: 50 })], 4),
  }
  expect(needsOf(recipes, [['stock'], ['plate']])[0]!.byCase).toBe('2/5')
})

test('what is not written down, or leads back to itself, is a need of its own [RECIPE-4]', () => {
  const recipes = {
    plate: recipe('Plate', [
      line({ subRecipeId: 'empty', quantity: 2 }),
      line({ subRecipeId: 'gone', quantity: 1 }),
      line({ subRecipeId: 'loop', quantity: 1 }),
      line({ customItemId: 'market', quantity: 5 }),
    ]),
    empty: recipe('Empty', [], 1),
    loop: recipe('Loop', [line({ subRecipeId: 'loop', quantity: 1 }), line({ itemNumber: 'flour' })], 1),
  }
  expect(needsOf(recipes, [['plate']]).map(({ key }) => key)).toEqual(['empty', 'gone', 'market', 'loop', 'flour'])
})

test('a recipe is taken apart once, however many ways lead to it [RECIPE-4]', () => {
  // Two lines to the next of ten: 2^10 ways to the last one.
  const recipes: Record<string, RecipeToOrder> = { r10: recipe('r10', [line({ itemNumber: 'flour' })], 1) }
  for (let n = 9; n >= 0; n--) {
    const next = line({ subRecipeId: `r${n + 1}` })
    recipes[`r${n}`] = recipe(`r${n}`, [next, next], 1)
  }
  let read = 0
  const [need] = expandRecipes([{ id: 'r0', factor: one }], (id) => {
    read++
    return recipes[id]
  })
  expect(writeRational(need!.byCase)).toBe('1024')
  expect(read).toBeLessThan(100)
})

test('what is eaten is what recipes say, without what is trimmed away [NEXT-10]', () => {
  const recipes: Record<string, RecipeToOrder> = {
    plate: recipe('Plate', [line({ subRecipeId: 'sauce', quantity: 3, recipeUnit: 'qt', yieldPct: 75 })]),
    sauce: recipe('Sauce', [line({ itemNumber: 'onion', quantity: 2, ruPerPu: 40, yieldPct: 80 })], 2),
  }
  const [need] = expandRecipes([{ id: 'plate', factor: one }], (id) => recipes[id], 'eaten')
  // One and a half batches of 2 lb, of 40 lb a case.
  expect(writeRational(need!.byCase)).toBe('3/40')
  expect(need!.uses.map(({ amount }) => writeRational(amount))).toEqual(['3'])
})
