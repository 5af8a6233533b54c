import { beforeEach, expect, test } from 'vitest'
import { createCustomItem, deleteCustomItem, listCustomItems } from '#areas/customer-data/custom-items.endpoints.ts'
import { codeOf } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import type { Recipe } from '../recipe.ts'
import { getIngredientFacts } from '../ingredients.endpoints.ts'
import { createRecipe, deleteRecipe, deleteRecipes, getRecipe, updateRecipe } from '../recipes.endpoints.ts'
import { startKitchen } from '../testing/start-kitchen.ts'
import { flour, menuRecipe, some, subRecipe } from '../testing/build-recipe.ts'

const { api, buyer, params, emptyKitchen, add, oneOf, titles } = await startKitchen()
const colleague = await api.as('colleague')
const stranger = await api.as('stranger')

beforeEach(emptyKitchen)

test('a cycle is refused naming the path, a menu recipe as an ingredient too [RECIPE-3]', async () => {
  const stock = await add(subRecipe('Stock'))
  const sauce = await add(subRecipe('Sauce', [some(stock.id)]))
  const closed = await buyer.call(updateRecipe, {
    params: oneOf(stock),
    body: subRecipe('Stock', [flour(), some(sauce.id)]),
  })
  expect(closed).toMatchObject({
    status: 422,
    body: {
      code: 'recipe_cycle',
      message: "A recipe cannot contain itself: 'Stock' contains 'Sauce' contains 'Stock'.",
      field: 'ingredients.1.subRecipeId',
    },
  })
  const pizza = await add(menuRecipe('Pizza'))
  expect(await buyer.call(createRecipe, { params, body: subRecipe('Slice', [some(pizza.id)]) })).toMatchObject({
    status: 422,
    body: { code: 'not_a_sub_recipe', field: 'ingredients.0.subRecipeId' },
  })
})

test('sub recipes nest ten deep, not eleven [RECIPE-3]', async () => {
  let last: Recipe = await add(subRecipe('Level 10'))
  for (let level = 9; level >= 1; level--) last = await add(subRecipe(`Level ${level}`, [some(last.id)]))
  expect(await add(menuRecipe('Plate', [some(last.id)]))).toMatchObject({ isPricePresent: true })
  const deeper = await add(subRecipe('Level 0', [some(last.id)]))
  expect(await buyer.call(createRecipe, { params, body: menuRecipe('Deep', [some(deeper.id)]) })).toMatchObject({
    status: 422,
    body: { code: 'recipe_too_deep', field: 'ingredients.0.subRecipeId' },
  })
})

test('a used sub recipe is not deleted, and says where it is used; together with its users it is [RECIPE-1]', async () => {
  const dough = await add(subRecipe('Dough'))
  const pizza = await add(menuRecipe('Pizza', [some(dough.id)]))
  const refused = {
    status: 409,
    body: { code: 'recipe_in_use', message: "Used in 'Pizza'. Take it out of them first." },
  }
  expect(await buyer.call(deleteRecipe, { params: oneOf(dough) })).toMatchObject(refused)
  expect(await buyer.call(deleteRecipes, { params, query: { recipeIds: dough.id } })).toMatchObject(refused)
  expect(await buyer.call(updateRecipe, { params: oneOf(dough), body: menuRecipe('Dough') })).toMatchObject({
    ...refused,
    body: { ...refused.body, field: 'type' },
  })
  const done = await buyer.ask(deleteRecipes, { params, query: { recipeIds: `${dough.id},${pizza.id}` } })
  expect(done).toEqual({ message: '2 recipes deleted successfully', deleted: 2 })
  expect(await titles({})).toEqual([])
})

test('bulk delete is all or nothing [RECIPE-1]', async () => {
  const toast = await add(menuRecipe('Toast'))
  const missing = '018f0000-0000-7000-8000-00000000dead'
  const answer = await buyer.call(deleteRecipes, { params, query: { recipeIds: `${toast.id},${missing}` } })
  expect([answer.status, codeOf(answer)]).toEqual([404, 'recipe_not_found'])
  expect(await titles({})).toEqual(['Toast'])
})

test('a stale version returns the recipe as it is, and nothing is lost [RECIPE-3]', async () => {
  const recipe = await add(menuRecipe('Toast'))
  const theirs = await colleague.ask(
    updateRecipe,
    { params: oneOf(recipe), body: menuRecipe('French toast') },
    { ifMatch: recipe.version },
  )
  const mine = await buyer.call(
    updateRecipe,
    { params: oneOf(recipe), body: menuRecipe('Melba toast') },
    { ifMatch: recipe.version },
  )
  expect(mine).toMatchObject({ status: 409, body: { code: 'recipe_changed', details: { recipe: theirs.recipe } } })
  expect(await buyer.ask(getRecipe, { params: oneOf(recipe) })).toMatchObject({ title: 'French toast', version: 2 })
  expect(await buyer.call(deleteRecipe, { params: oneOf(recipe) }, { ifMatch: 1 })).toMatchObject({ status: 409 })
})

test('two with one title: the second is refused, in any case of letters [RECIPE-3]', async () => {
  await add(menuRecipe('Toast'))
  const answers = await Promise.all([
    buyer.call(createRecipe, { params, body: menuRecipe('TOAST') }),
    buyer.call(createRecipe, { params, body: menuRecipe('Soup') }),
    colleague.call(createRecipe, { params, body: menuRecipe('soup') }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.map(codeOf).filter((code) => code === 'recipe_title_taken')).toHaveLength(2)
})

test('a new custom item is added with the recipe, or not at all [RECIPE-3]', async () => {
  const eggs = (change: object = {}) => ({
    ingredientType: 'New Custom item' as const,
    newCustomItem: { description: 'Farm eggs', casePrice: 6000, isBrokenCase: true, eachesPerCase: 180, ...change },
    quantity: 3,
    recipeUnit: 'each',
    purchaseUnit: 2 as const,
    ruPerPu: 1,
  })
  const own = async () =>
    (await buyer.ask(listCustomItems, { params })).customItems.map(({ description }) => description)
  const refused = await buyer.call(createRecipe, {
    params,
    body: menuRecipe('Omelette', [eggs(), flour({ itemNumber: '0009999' })]),
  })
  expect(refused).toMatchObject({ status: 404, body: { code: 'item_not_found', field: 'ingredients.1.itemNumber' } })
  const wrong = await buyer.call(createRecipe, {
    params,
    body: menuRecipe('Omelette', [eggs({ isBrokenCase: false, eachesPerCase: 1, eachPrice: 5 })]),
  })
  expect(wrong.status).toBe(422)
  expect(await own()).toEqual([])
  // $60.00 / 180 = $0.333 an egg, as the kitchen's own items round an each to the cent: $0.33.
  expect(await add(menuRecipe('Omelette', [eggs()]))).toMatchObject({
    ingredients: [{ ingredientType: 'Custom item', ruCost: 330, cost: 99 }],
  })
  expect(await own()).toEqual(['Farm eggs'])
})

test('a custom item that a recipe uses is deactivated instead of deleted [GUIDE-4, RECIPE-3]', async () => {
  const { customItem } = await buyer.ask(createCustomItem, { params, body: { description: 'Ramps', casePrice: 900 } })
  const ramps = {
    ingredientType: 'Custom item' as const,
    customItemId: customItem.id,
    quantity: 1,
    recipeUnit: 'bunch',
    ruPerPu: 9,
  }
  const soup = await add(menuRecipe('Ramp soup', [ramps]))
  expect(soup.ingredients[0]).toMatchObject({ ruCost: 1000, cost: 100 })
  const { isDeactivated } = await buyer.ask(deleteCustomItem, { params: { ...params, id: customItem.id } })
  expect(isDeactivated).toBe(true)
  expect(await buyer.ask(getRecipe, { params: oneOf(soup) })).toMatchObject({
    ingredients: [{ itemInfo: { description: 'Ramps', isDiscontinued: true } }],
  })
})

test('what is another customer’s is refused by its place, and changes nothing [RECIPE-3, security 10]', async () => {
  const foreign = shipTos.foreign
  const { recipe: dough } = await stranger.ask(createRecipe, { params: foreign, body: subRecipe('Their dough') })
  const { customItem } = await stranger.ask(createCustomItem, { params: foreign, body: { description: 'Theirs' } })
  const theirs = {
    ingredientType: 'Custom item' as const,
    customItemId: customItem.id,
    quantity: 1,
    recipeUnit: 'lb',
    ruPerPu: 1,
  }
  for (const [ingredient, code, field] of [
    [some(dough.id), 'sub_recipe_not_found', 'subRecipeId'],
    [theirs, 'custom_item_not_found', 'customItemId'],
  ] as const)
    expect(await buyer.call(createRecipe, { params, body: menuRecipe('Pizza', [flour(), ingredient]) })).toMatchObject({
      status: 404,
      body: { code, field: `ingredients.1.${field}` },
    })
  expect(await buyer.call(getRecipe, { params: oneOf(dough) })).toMatchObject({ status: 404 })
  expect(await buyer.ask(getIngredientFacts, { params, query: { subRecipeIds: dough.id } })).toMatchObject({
    facts: [],
  })
  expect(await titles({})).toEqual([])
})
