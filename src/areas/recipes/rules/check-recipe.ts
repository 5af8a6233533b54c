import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { RecipeText } from '../recipe.ts'
import { recipeRefusals } from '../recipes.refusals.ts'

/**
 * RECIPE-3: whether the fields of a recipe fit its type. Returns it without the figures of the
 * other type: a sub recipe has no servings and no menu price, a menu recipe makes no units.
 */
export function checkRecipe<Text extends Omit<RecipeText, 'ingredients'>>(text: Text): Decision<Text> {
  if (text.type === 'MENU_RECIPE') {
    if (text.servings === null) return refuse(recipeRefusals.servings_missing, { field: 'servings' })
    return allow({ ...text, noOfRecipeUnits: null, recipeUnit: '' })
  }
  if (text.noOfRecipeUnits === null) return refuse(recipeRefusals.recipe_units_missing, { field: 'noOfRecipeUnits' })
  if (text.recipeUnit === '') return refuse(recipeRefusals.recipe_unit_missing, { field: 'recipeUnit' })
  return allow({ ...text, servings: null, menuPricePerServing: null })
}
