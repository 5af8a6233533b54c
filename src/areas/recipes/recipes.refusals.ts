import { refusals } from '#contract/refusals.ts'
import { recipeLimits } from './recipe.ts'

/** Every "no" of recipes. A recipe of others and a missing one read the same (security 9, 10). */
export const recipeRefusals = refusals({
  recipe_not_found: [404, 'This recipe is no longer present.'],
  recipe_changed: [409, 'This recipe was changed by someone else. This is the latest version.'],
  recipe_title_taken: [409, 'There is already a recipe with this title.'],
  recipe_in_use: [409, 'Other recipes use this recipe. Take it out of them first.'],
  recipe_cycle: [422, 'A recipe cannot contain itself.'],
  recipe_too_deep: [422, `Sub recipes can be at most ${recipeLimits.depth} deep.`],
  too_many_recipes: [422, `A ship-to can have at most ${recipeLimits.recipes.toLocaleString('en-US')} recipes.`],
  servings_missing: [422, 'Enter the number of servings.'],
  recipe_units_missing: [422, 'Enter how many recipe units it makes.'],
  recipe_unit_missing: [422, 'Enter the unit of what it makes.'],
  item_not_found: [404, 'Item not found'],
  custom_item_not_found: [404, 'Custom item not found.'],
  station_not_found: [404, 'No recipe names this station any more.'],
  sub_recipe_not_found: [404, 'Sub recipe not found.'],
  not_a_sub_recipe: [422, 'Only a sub recipe can be an ingredient.'],
  by_case_only: [422, 'This item is bought by the case only.'],
  new_custom_item_not_allowed: [403, 'You do not have permission to add custom items.'],
  one_ingredient_needed: [400, 'Name one ingredient: an item, a custom item or a sub recipe.'],
  link_is_known: [422, 'These two units convert without being asked.'],
  picture_not_found: [404, 'This picture is no longer present. Please choose it again.'],
  measure_missing: [422, 'The new item has no measure for this recipe. Change the recipe itself.'],
  lines_missing: [400, 'Type or paste at least one line.'],
  too_many_lines: [422, `Paste at most ${recipeLimits.matchedLines} lines at once.`],
  analysis_not_allowed: [403, 'You do not have permission to view cost figures.'],
})
