import type { ServerArea } from '#platform/http/area.ts'
import { getIngredientFactsHandler, getRecipeHandler, listRecipesHandler } from './server/read-recipes.routes.ts'
import { getStationSheetHandler, listStationsHandler } from './server/station-sheet.routes.ts'
import type { RecipeUser } from './server/recipe-user.ts'
import { matchRecipeLinesHandler } from './server/match-lines.routes.ts'
import { getPriceEffectHandler, listPriceEffectsHandler } from './server/price-effects.routes.ts'
import { getReplacementEffectHandler, replaceIngredientHandler } from './server/replacement.routes.ts'
import {
  addRecipePictureHandler,
  getRecipePictureHandler,
  requestRecipePictureUploadHandler,
} from './server/recipe-pictures.routes.ts'
import { editRecipeTogetherHandler } from './server/recipe-editors.routes.ts'
import { findRecipeShipToHandler } from './server/find-recipe.routes.ts'
import { recipesImportKind } from './server/recipes.import-kind.ts'
import { setIngredientLinkHandler } from './server/ingredient-links.routes.ts'
import {
  createRecipeHandler,
  deleteRecipeHandler,
  deleteRecipesHandler,
  updateRecipeHandler,
} from './server/recipes.routes.ts'

/** What a kitchen cooks, and what it costs; `users` are other areas that use recipes. */
export const recipesServer = (users: readonly RecipeUser[]): ServerArea => ({
  name: 'recipes',
  importKinds: [recipesImportKind],
  handlers: [
    listRecipesHandler,
    getIngredientFactsHandler,
    setIngredientLinkHandler,
    matchRecipeLinesHandler,
    listPriceEffectsHandler,
    getReplacementEffectHandler,
    replaceIngredientHandler,
    requestRecipePictureUploadHandler,
    addRecipePictureHandler,
    getRecipePictureHandler,
    findRecipeShipToHandler,
    getPriceEffectHandler,
    getRecipeHandler,
    listStationsHandler,
    getStationSheetHandler,
    createRecipeHandler,
    updateRecipeHandler(users),
    editRecipeTogetherHandler,
    deleteRecipeHandler(users),
    deleteRecipesHandler(users),
  ],
})
