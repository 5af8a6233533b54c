import type { ServerArea } from '#platform/http/area.ts'
import { getIngredientFactsHandler, getRecipeHandler, listRecipesHandler } from './server/read-recipes.routes.ts'
import { matchRecipeLinesHandler } from './server/match-lines.routes.ts'
import { setIngredientLinkHandler } from './server/ingredient-links.routes.ts'
import {
  createRecipeHandler,
  deleteRecipeHandler,
  deleteRecipesHandler,
  updateRecipeHandler,
} from './server/recipes.routes.ts'

/** What a kitchen cooks, and what it costs. */
export const recipesServer: ServerArea = {
  name: 'recipes',
  handlers: [
    listRecipesHandler,
    getIngredientFactsHandler,
    setIngredientLinkHandler,
    matchRecipeLinesHandler,
    getRecipeHandler,
    createRecipeHandler,
    updateRecipeHandler,
    deleteRecipeHandler,
    deleteRecipesHandler,
  ],
}
