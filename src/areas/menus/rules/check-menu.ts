import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { RecipeType } from '#areas/recipes/recipe.ts'
import { recipeRefusals } from '#areas/recipes/recipes.refusals.ts'
import type { MenuText } from '../menu.ts'
import { menuRefusals } from '../menus.refusals.ts'

/** NEXT-10: a menu has menu recipes of its ship-to, each once; `typeOf` knows no others. */
export function checkMenu(
  { recipes }: Pick<MenuText, 'recipes'>,
  typeOf: (recipeId: string) => RecipeType | undefined,
): Decision {
  const seen = new Set<string>()
  for (const [index, { recipeId }] of recipes.entries()) {
    const field = `recipes.${index}.recipeId`
    const type = typeOf(recipeId)
    if (type === undefined) return refuse(recipeRefusals.recipe_not_found, { field })
    if (type !== 'MENU_RECIPE') return refuse(menuRefusals.not_a_menu_recipe, { field })
    if (seen.has(recipeId)) return refuse(menuRefusals.recipe_twice, { field })
    seen.add(recipeId)
  }
  return allow()
}
