import { expect, test } from 'vitest'
import { rational } from '#kit/rational.ts'
import { costRecipe, type IngredientToCost, type RecipeToCost, subRecipeCosts } from './cost-recipe.ts'

const noSubRecipes = () => null
const of = (change: Partial<IngredientToCost>): IngredientToCost => ({
  quantity: 1,
  ruPerPu: 1,
  yieldPct: 100,
  subRecipeId: null,
  price: rational(100),
  ...change,
})
const menu = (ingredients: readonly IngredientToCost[], change: Partial<RecipeToCost> = {}): RecipeToCost => ({
  type: 'MENU_RECIPE',
  servings: 4,
  noOfRecipeUnits: null,
  menuPricePerServing: null,
  qFactor: 0,
  ingredients,
  ...change,
})
const at = (maxFoodCostPct: number | null = null) => ({ maxFoodCostPct })

test('a case of 50 lb for $23.75 at 80 % yield is $0.594 a pound, 2.5 lb are $1.48 [RECIPE-3]', () => {
  // 23.75 / (50 x 0.8) = 0.59375; x 2.5 = 1.484375.
  const onion = of({ price: rational(2375), ruPerPu: 50, yieldPct: 80, quantity: 2.5 })
  expect(costRecipe(menu([onion]), noSubRecipes, at())).toEqual({
    isPricePresent: true,
    totalIngredientCost: 148,
    qFactorCost: 0,
    totalCost: 148,
    costPerServing: 37,
    costPerRu: null,
    foodCostPct: null,
    isOverFoodCost: false,
    suggestedMenuPrice: null,
    ingredients: [{ ruCost: 594, cost: 148, isPricePresent: true }],
  })
})

test('Q factor, cost per serving, food cost and the suggested menu price [RECIPE-2, RECIPE-3]', () => {
  // 12.00 + 5 % = 12.60; a serving 3.15; of 9.00 that is 35 %; at most 30 % would be 10.50.
  const recipe = menu([of({ price: rational(1200) })], { qFactor: 5, menuPricePerServing: 900 })
  expect(costRecipe(recipe, noSubRecipes, at(30))).toMatchObject({
    totalIngredientCost: 1200,
    qFactorCost: 60,
    totalCost: 1260,
    costPerServing: 315,
    foodCostPct: 35,
    isOverFoodCost: true,
    suggestedMenuPrice: 1050,
  })
})

test('exactly the maximum is not above it; a hair more is [RECIPE-2]', () => {
  const exactly = menu([of({ price: rational(1200) })], { menuPricePerServing: 1000 })
  expect(costRecipe(exactly, noSubRecipes, at(30))).toMatchObject({ foodCostPct: 30, suggestedMenuPrice: null })
  const above = menu([of({ price: rational(120001, 100) })], { menuPricePerServing: 1000 })
  expect(costRecipe(above, noSubRecipes, at(30))).toMatchObject({ foodCostPct: 30, suggestedMenuPrice: 1001 })
  expect(costRecipe(above, noSubRecipes, at(null)).suggestedMenuPrice).toBeNull()
})

test('with the suggested menu price the food cost is not above the maximum [RECIPE-2]', () => {
  for (const cents of [1, 7, 333, 1001, 99_999]) {
    const recipe = menu([of({ price: rational(cents) })], { servings: 3, menuPricePerServing: 1 })
    const { suggestedMenuPrice } = costRecipe(recipe, noSubRecipes, at(31.5))
    const taken = { ...recipe, menuPricePerServing: suggestedMenuPrice }
    expect(costRecipe(taken, noSubRecipes, at(31.5)).suggestedMenuPrice).toBeNull()
  }
})

test('one unknown price leaves every total unknown, and the known lines as they are [RECIPE-2]', () => {
  const recipe = menu([of({}), of({ price: null })], { menuPricePerServing: 900 })
  expect(costRecipe(recipe, noSubRecipes, at(30))).toEqual({
    isPricePresent: false,
    totalIngredientCost: null,
    qFactorCost: null,
    totalCost: null,
    costPerServing: null,
    costPerRu: null,
    foodCostPct: null,
    isOverFoodCost: false,
    suggestedMenuPrice: null,
    ingredients: [
      { ruCost: 1000, cost: 100, isPricePresent: true },
      { ruCost: null, cost: null, isPricePresent: false },
    ],
  })
})

test('a sub recipe passes its cost on exactly: nothing is rounded on the way [RECIPE-3]', () => {
  // 1.00 makes 3 units: 0.333 each as shown, but three of them are 1.00.
  const sub: RecipeToCost = { ...menu([of({})]), type: 'SUB_RECIPE', servings: null, noOfRecipeUnits: 3 }
  const costOf = subRecipeCosts(new Map([['sub', sub]]))
  expect(costRecipe(sub, costOf, at())).toMatchObject({ costPerRu: 333, costPerServing: null })
  const user = menu([of({ subRecipeId: 'sub', price: null, quantity: 3 })], { servings: 1 })
  expect(costRecipe(user, costOf, at())).toMatchObject({ totalCost: 100, ingredients: [{ ruCost: 333, cost: 100 }] })
})

test('a sub recipe that is absent, or contains itself, has no price [RECIPE-3]', () => {
  const loop: RecipeToCost = { ...menu([of({ subRecipeId: 'loop' })]), type: 'SUB_RECIPE', noOfRecipeUnits: 1 }
  const costOf = subRecipeCosts(new Map([['loop', loop]]))
  expect([costOf('loop'), costOf('absent')]).toEqual([null, null])
})

test('a recipe without ingredients costs nothing that is known, not zero [RECIPE-2]', () => {
  expect(costRecipe(menu([]), noSubRecipes, at(30))).toMatchObject({ isPricePresent: true, totalCost: null })
})
