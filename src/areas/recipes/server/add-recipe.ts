import { v7 as uuidv7 } from 'uuid'
import { Refused } from '#kit/decision.ts'
import { recipeLimits, type RecipeText } from '../recipe.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { countRecipes } from './recipe.store.ts'
import { type RecipeCall, recipeToWrite, writeRecipes } from './save-recipe.ts'
import { insertRecipe } from './write-recipe.store.ts'

/** RECIPE-3: adds a recipe of a ship-to; returns its id. */
export async function addRecipe(call: RecipeCall, text: RecipeText): Promise<string> {
  const { params } = call
  const id = uuidv7()
  await writeRecipes(call, async (tx) => {
    if ((await countRecipes(tx, params)) >= recipeLimits.recipes)
      throw new Refused({ ...recipeRefusals.too_many_recipes, field: 'title' })
    await insertRecipe(tx, params, id, await recipeToWrite(tx, call, id, text))
    return [{ verb: 'create', id, title: text.title }]
  })
  return id
}
