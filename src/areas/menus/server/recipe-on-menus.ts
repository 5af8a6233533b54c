import type { RecipeUser } from '#areas/recipes/server/public.ts'
import { menusOfRecipes } from './menu.store.ts'

/** Menus that a recipe is on: it is neither deleted nor made a sub recipe. */
export const recipeOnMenus: RecipeUser = {
  noun: 'menu',
  usesOf: menusOfRecipes,
  refusal: (titles, count) => `On the ${count === 1 ? 'menu' : 'menus'} ${titles}. Take it off first.`,
}
