import { beforeEach, expect, test } from 'vitest'
import { items, shipTos } from '#tests/support/distributor.ts'
import { getReplacementEffect, replaceIngredient } from '../price-effects.endpoints.ts'
import { getRecipe } from '../recipes.endpoints.ts'
import { flour, menuRecipe, some, subRecipe } from '../testing/build-recipe.ts'
import { startKitchen } from '../testing/start-kitchen.ts'

const { api, buyer, params, emptyKitchen, add, oneOf } = await startKitchen()
// The bread: $18.00 a case of 30 lb, with milk; the flour: $20.00 a case of 40 lb, free from it.
await api.db.run(
  `update items set pack_size_description = '8/5 LB', details = '{"allergensFreeFrom": ["Milk"]}',
  dietary_preferences = '{vegan}' where item_number = $1`,
  [items.flour],
)
await api.db.run(
  `update items set pack_size_description = '6/5 LB', details = '{"allergensContains": ["Milk"]}'
  where item_number = $1`,
  [items.bread],
)

beforeEach(emptyKitchen)
const effectOn = (query: object = {}) =>
  buyer.ask(getReplacementEffect, { params, query: { itemNumber: items.flour, withItemNumber: items.bread, ...query } })
const replace = (recipes: { id: string; version: number }[], change: object = {}) =>
  buyer.call(replaceIngredient, {
    params,
    body: {
      itemNumber: items.flour,
      withItemNumber: items.bread,
      recipes: recipes.map(({ id, version }) => ({ recipeId: id, version })),
      ...change,
    },
  })

test('before an item is replaced its effect on cost, diets and allergens is shown, recipe by recipe [RECIPE-3]', async () => {
  const dough = await add(subRecipe('Dough'))
  const pizza = await add(menuRecipe('Pizza', [some(dough.id)], { menuPricePerServing: 100 }))
  await add(menuRecipe('Plain rice', [flour({ itemNumber: items.oil, recipeUnit: 'case', ruPerPu: 1 })]))
  const effect = await effectOn()
  expect(effect.item).toEqual({ itemNumber: items.flour, description: 'FLOUR ALL PURPOSE' })
  expect(effect.loss).toEqual({ diets: ['vegan'], allergens: ['Milk'], unstated: [] })
  // A case of 30 lb at $18.00: $0.60 a pound in place of $0.50; 2 lb over 2 qt.
  expect(effect.recipes).toMatchObject([
    {
      id: dough.id,
      isDirect: true,
      question: null,
      before: 500,
      after: 600,
      change: 100,
      dietsLost: ['vegan'],
      freeFromLost: ['Milk'],
      dietsGained: [],
      isStatedByKitchen: false,
    },
    { id: pizza.id, isDirect: false, before: 13, after: 15, change: 3, foodCostPctBefore: 12.5, foodCostPct: 15 },
  ])
})

test('an unknown measure is asked and leaves the cost unknown, in every recipe above it too [RECIPE-3]', async () => {
  const dough = await add(subRecipe('Dough', [flour({ recipeUnit: 'cup', ruPerPu: 140 })]))
  await add(menuRecipe('Pizza', [some(dough.id)]))
  const { recipes } = await effectOn()
  expect(recipes).toMatchObject([
    { title: 'Dough', question: 'What does 1 cup weigh?', after: null, change: null },
    { title: 'Pizza', question: null, after: null, change: null },
  ])
  expect(await replace([dough])).toMatchObject({
    status: 422,
    body: { code: 'measure_missing', field: 'recipes.0.recipeId', message: expect.stringContaining("'Dough'") },
  })
})

test('it is replaced in the recipes that were chosen, each once and in the version that was seen [RECIPE-3]', async () => {
  const dough = await add(subRecipe('Dough'))
  const bread = await add(menuRecipe('Bread', [flour(), flour({ quantity: 5 })]))
  const other = await add(menuRecipe('Other'))
  expect(await replace([dough, { ...bread, version: 9 }])).toMatchObject({
    status: 409,
    body: { code: 'recipe_changed', field: 'recipes.1.recipeId' },
  })
  expect(await buyer.ask(getRecipe, { params: oneOf(dough) })).toMatchObject({ version: 1 })
  expect(await replace([dough, bread])).toMatchObject({ status: 200, body: { replaced: 2 } })
  const read = await buyer.ask(getRecipe, { params: oneOf(bread) })
  expect(read.version).toBe(2)
  expect(read.ingredients.map(({ itemNumber, ruPerPu, quantity }) => [itemNumber, ruPerPu, quantity])).toEqual([
    [items.bread, 30, 2],
    [items.bread, 30, 5],
  ])
  expect(await buyer.ask(getRecipe, { params: oneOf(other) })).toMatchObject({ version: 1 })
  const audited = await api.db.rows(`select details from audit_entries where action = 'recipe.change' order by id`)
  expect(audited).toHaveLength(2)
  // The item is no longer in it.
  expect(await replace([{ ...bread, version: 2 }])).toMatchObject({
    status: 404,
    body: { field: 'recipes.0.recipeId' },
  })
})

test('what is not this ship-to’s is refused as a missing one [RECIPE-3, security 10]', async () => {
  const stranger = await api.as('stranger')
  const toast = await add(menuRecipe('Toast'))
  const foreign = {
    itemNumber: items.flour,
    withItemNumber: items.bread,
    recipes: [{ recipeId: toast.id, version: 1 }],
  }
  expect(await stranger.call(replaceIngredient, { params: shipTos.foreign, body: foreign })).toMatchObject({
    status: 404,
    body: { code: 'recipe_not_found' },
  })
  await api.db.run('update items set is_proprietary = true where item_number = $1', [items.reserved])
  expect(
    await buyer.call(getReplacementEffect, {
      params,
      query: { itemNumber: items.reserved, withItemNumber: items.bread },
    }),
  ).toMatchObject({ status: 404, body: { field: 'itemNumber' } })
  expect(await replace([toast], { withItemNumber: items.reserved })).toMatchObject({
    status: 404,
    body: { code: 'item_not_found', field: 'withItemNumber' },
  })
})

test('without view analysis the effect has diets and allergens, and no cost [RECIPE-2]', async () => {
  await add(menuRecipe('Toast', [flour({ quantity: 7.13 })], { menuPricePerServing: 777 }))
  await api.db.run(`update users set role = 'chef' where name = 'colleague'`)
  const chef = await api.as('colleague')
  const query = { itemNumber: items.flour, withItemNumber: items.bread }
  const effect = await chef.ask(getReplacementEffect, { params, query })
  expect(effect.recipes).toMatchObject([{ title: 'Toast', dietsLost: ['vegan'] }])
  const text = JSON.stringify(effect)
  for (const field of ['before', 'after', 'change', 'foodCostPct', 'foodCostPctBefore', 'isOverFoodCost'])
    expect(text).not.toContain(`"${field}"`)
})
