import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { createRecipe, getRecipe } from '../recipes.endpoints.ts'
import { flour, menuRecipe } from '../testing/build-recipe.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const params = shipTos.own

test('costs scale exactly, and are rounded once; what a serving costs stays [RECIPE-4]', async () => {
  // $20.00 / 640 oz = 3.125 cents an ounce; 1.5 oz are 4.6875 cents, a serving 1.17 cents.
  const ingredients = [flour({ quantity: 1.5, recipeUnit: 'oz', ruPerPu: 640 })]
  const { recipe } = await buyer.ask(createRecipe, { params, body: menuRecipe('Roux', ingredients) })
  const of = { ...params, recipeId: recipe.id }
  const written = await buyer.ask(getRecipe, { params: of })
  expect([written.totalCost, written.costPerServing, written.ingredients[0]!.cost]).toEqual([5, 1, 5])
  // Twelve servings of four: 14.0625 cents, and not three times 5.
  const scaled = await buyer.ask(getRecipe, { params: of, query: { scaleTo: '12' } })
  expect(scaled).toMatchObject({ totalCost: 14, totalIngredientCost: 14, costPerServing: 1, servings: 4 })
  expect(scaled.ingredients[0]).toMatchObject({ quantity: 1.5, ruCost: 31, cost: 14 })
  await api.db.run(`update users set role = 'chef' where name = 'colleague'`)
  const chef = await api.as('colleague')
  const seen = await chef.ask(getRecipe, { params: of, query: { scaleTo: '12' } })
  expect([seen.totalCost, seen.costPerServing, seen.ingredients[0]!.cost]).toEqual([undefined, undefined, undefined])
})

test.each(['0', '1e3', '-2', '1000000', '1.00001'])('a scale of %s is refused [RECIPE-4]', async (scaleTo) => {
  const { recipe } = await buyer.ask(createRecipe, { params, body: menuRecipe(`Bread ${scaleTo}`) })
  const answer = await buyer.call(getRecipe, { params: { ...params, recipeId: recipe.id }, query: { scaleTo } })
  expect(answer.status).toBe(400)
})
