import { Refused } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handle } from '#platform/http/handle.ts'
import type { RecipeType } from '../recipe.ts'
import { createRecipe, deleteRecipe, deleteRecipes, updateRecipe } from '../recipes.endpoints.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { addRecipe } from './add-recipe.ts'
import { costingFor, recipeOf } from './recipe-costing.ts'
import { lockRecipes, usesOfRecipes } from './recipe.store.ts'
import { type RecipeCall, recipeToWrite, writeRecipes } from './save-recipe.ts'
import { removeRecipes, replaceRecipe } from './write-recipe.store.ts'

/** RECIPE-3: a new one. */
export const createRecipeHandler = handle(createRecipe, async (call) => {
  const { db, body, caller, now, reply } = call
  const id = await addRecipe(call, body)
  const recipe = await recipeOf(db, await costingFor(db, { caller, now }), id)
  void reply.header('etag', `"${recipe.version}"`)
  return { message: 'Recipe added successfully', recipe }
})

/** RECIPE-3: written as a whole; a stale version returns the recipe as it is. */
export const updateRecipeHandler = handle(updateRecipe, async (call) => {
  const { db, params, body, caller, now, reply } = call
  const id = params.recipeId
  await writeRecipes(call, async (tx) => {
    const before = await recipeToChange(tx, call, id)
    if (before.type === 'SUB_RECIPE' && body.type !== 'SUB_RECIPE') await refuseUsed(tx, call, [id], 'type')
    await replaceRecipe(tx, params, id, await recipeToWrite(tx, call, id, body))
    return [{ verb: 'change', id, title: body.title }]
  })
  const recipe = await recipeOf(db, await costingFor(db, { caller, now }), id)
  void reply.header('etag', `"${recipe.version}"`)
  return { message: 'Recipe changed successfully', recipe }
})

/** RECIPE-1: deletes one that no other uses. */
export const deleteRecipeHandler = handle(deleteRecipe, async (call) => {
  const { params } = call
  const id = params.recipeId
  await writeRecipes(call, async (tx) => {
    const { title } = await recipeToChange(tx, call, id)
    await refuseUsed(tx, call, [id])
    await removeRecipes(tx, params, [id])
    return [{ verb: 'delete', id, title }]
  })
  return { message: 'Recipe deleted successfully' }
})

/** RECIPE-1: deletes several, all or none. */
export const deleteRecipesHandler = handle(deleteRecipes, async (call) => {
  const { params, query } = call
  const ids = [...new Set(query.recipeIds)]
  await writeRecipes(call, async (tx) => {
    const found = await lockRecipes(tx, params, ids)
    if (found.length < ids.length) throw new Refused({ ...recipeRefusals.recipe_not_found, field: 'recipeIds' })
    await refuseUsed(tx, call, ids, 'recipeIds')
    await removeRecipes(tx, params, ids)
    return found.map(({ id, title }) => ({ verb: 'delete' as const, id, title }))
  })
  return { message: `${plural(ids.length, 'recipe')} deleted successfully`, deleted: ids.length }
})

/** The recipe, locked, in the version the caller has seen. */
async function recipeToChange(
  tx: Queries,
  call: RecipeCall & { readonly caller: Caller; readonly ifMatch: number | null },
  id: string,
): Promise<{ title: string; type: RecipeType }> {
  const [found] = await lockRecipes(tx, call.params, [id])
  if (!found) throw new Refused(recipeRefusals.recipe_not_found)
  if (call.ifMatch !== null && call.ifMatch !== found.version) {
    const recipe = await recipeOf(tx, await costingFor(tx, call), id)
    throw new Refused({ ...recipeRefusals.recipe_changed, details: { recipe } })
  }
  return found
}

/** Refuses recipes that others use, with the titles of those. */
async function refuseUsed(tx: Queries, { params }: RecipeCall, ids: readonly string[], field?: string): Promise<void> {
  const uses = (await usesOfRecipes(tx, params, ids)).filter(({ id }) => !ids.includes(id))
  if (uses.length === 0) return
  const usedIn = [...new Map(uses.map(({ id, title }) => [id, title]))].map(([id, title]) => ({ id, title }))
  const named = usedIn.slice(0, 3).map(({ title }) => `'${title}'`)
  const others = usedIn.length - named.length
  const list = others > 0 ? `${named.join(', ')} and ${plural(others, 'other recipe')}` : named.join(' and ')
  throw new Refused({
    ...recipeRefusals.recipe_in_use,
    message: `Used in ${list}. Take it out of them first.`,
    ...(field !== undefined && { field }),
    details: { usedIn },
  })
}
