import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { shipToParams } from '#contract/values.ts'
import { recipePath } from '#areas/recipes/recipes.endpoints.ts'
import { recipeRefusals } from '#areas/recipes/recipes.refusals.ts'
import { foodSheet } from './food-sheet.ts'
import { lives, menuParams, menuPath, needs } from './menus.endpoints.ts'
import { menuRefusals } from './menus.refusals.ts'

/** NEXT-10: allergens, diets and nutrition of the dishes of a menu. */
export const getMenuSheet = endpoint({
  name: 'getMenuSheet',
  method: 'GET',
  path: `${menuPath}/food-sheet`,
  livesBy: lives,
  summary: 'Allergens, diets and nutrition of the dishes of a menu',
  needs,
  params: menuParams,
  answer: foodSheet,
  refusals: [menuRefusals.menu_not_found],
})

/** NEXT-10: the same of one recipe. */
export const getRecipeSheet = endpoint({
  name: 'getRecipeSheet',
  method: 'GET',
  path: `${recipePath}/food-sheet`,
  livesBy: lives,
  summary: 'Allergens, diets and nutrition of a recipe',
  needs,
  params: shipToParams.extend({ recipeId: z.uuid() }),
  answer: foodSheet,
  refusals: [recipeRefusals.recipe_not_found],
})
