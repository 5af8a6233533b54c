import { dialog, screen } from '#contract/address.ts'

/** The recipes of the ship-to; the filters are in the address. */
export const recipesScreen = screen('/recipes', [
  'keyword',
  'page',
  'type',
  'category',
  'diets',
  'freeFrom',
  'cost',
  'sort',
  'direction',
])
/** One recipe; `scale` is how many servings or units it is to make. */
export const recipeScreen = screen('/recipes/$recipeId', ['scale'])
/** A new one. */
export const newRecipeScreen = screen('/recipes/new')
/** One being changed. */
export const editRecipeScreen = screen('/recipes/$recipeId/edit')
/**
 * Recipes on paper: ids by comma; `costs` is 'none' to leave the figures out, `scale` what a single
 * one is to make.
 */
export const recipeCardsScreen = screen('/recipes/cards', ['ids', 'costs', 'scale'])
/** RECIPE-4: what one station cooks; `scales` are 'ID@24' by comma, `costs` is 'with' for costs. */
export const stationSheetScreen = screen('/recipes/stations', ['station', 'scales', 'costs'])
/** What price changes did to every recipe. */
export const priceEffectsScreen = screen('/recipes/price-changes', ['page', 'weeks'])
/** Another item in place of one that is no longer sold, in the recipes that take it. */
export const replaceIngredientDialog = dialog('replace-ingredient')
/** Asks before recipes are deleted: ids by comma. */
export const deleteRecipesDialog = dialog('delete-recipes')
