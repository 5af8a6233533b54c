import type { z } from 'zod'
import { items } from '#tests/support/distributor.ts'
import type { createRecipe } from '../recipes.endpoints.ts'

type RecipeBody = z.input<(typeof createRecipe)['body']>
type IngredientBody = NonNullable<RecipeBody['ingredients']>[number]

/** 2 lb of flour: a case of 40 lb costs $20.00, so $0.500 a pound. */
export const flour = (change: object = {}): IngredientBody => ({
  ingredientType: 'own item',
  itemNumber: items.flour,
  quantity: 2,
  recipeUnit: 'lb',
  ruPerPu: 40,
  ...change,
})

/** Some of a sub recipe, in the unit of what it makes. */
export const some = (subRecipeId: string, quantity = 1): IngredientBody => ({
  ingredientType: 'Sub recipe',
  subRecipeId,
  quantity,
  recipeUnit: 'qt',
  ruPerPu: 1,
})

/** A menu recipe of four servings. */
export const menuRecipe = (
  title: string,
  ingredients: IngredientBody[] = [flour()],
  change: object = {},
): RecipeBody => ({
  title,
  type: 'MENU_RECIPE',
  servings: 4,
  ingredients,
  ...change,
})

/** A sub recipe that makes two quarts. */
export const subRecipe = (
  title: string,
  ingredients: IngredientBody[] = [flour()],
  change: object = {},
): RecipeBody => ({
  title,
  type: 'SUB_RECIPE',
  noOfRecipeUnits: 2,
  recipeUnit: 'qt',
  ingredients,
  ...change,
})
