import { Refused } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handle, type Handler } from '#platform/http/handle.ts'
import type { RecipeType } from '../recipe.ts'
import { createRecipe, deleteRecipe, deleteRecipes, updateRecipe } from '../recipes.endpoints.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { addRecipe } from './add-recipe.ts'
import { costingFor, recipeOf } from './recipe-costing.ts'
import type { RecipeUser } from './recipe-user.ts'
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
export const updateRecipeHandler = (users: readonly RecipeUser[]): Handler =>
  handle(updateRecipe, async (call) => {
    const { db, params, body, caller, now, reply } = call
    const id = params.recipeId
    await writeRecipes(call, async (tx) => {
      const before = await recipeToChange(tx, call, id)
      if (before.type !== body.type) await refuseUsed(tx, call, [id], users, 'type')
      await replaceRecipe(tx, params, id, await recipeToWrite(tx, call, id, body))
      return [{ verb: 'change', id, title: body.title }]
    })
    const recipe = await recipeOf(db, await costingFor(db, { caller, now }), id)
    void reply.header('etag', `"${recipe.version}"`)
    return { message: 'Recipe changed successfully', recipe }
  })

/** RECIPE-1: deletes one that no other uses. */
export const deleteRecipeHandler = (users: readonly RecipeUser[]): Handler =>
  handle(deleteRecipe, async (call) => {
    const { params } = call
    const id = params.recipeId
    await writeRecipes(call, async (tx) => {
      const { title } = await recipeToChange(tx, call, id)
      await refuseUsed(tx, call, [id], users)
      await removeRecipes(tx, params, [id])
      return [{ verb: 'delete', id, title }]
    })
    return { message: 'Recipe deleted successfully' }
  })

/** RECIPE-1: deletes several, all or none. */
export const deleteRecipesHandler = (users: readonly RecipeUser[]): Handler =>
  handle(deleteRecipes, async (call) => {
    const { params, query } = call
    const ids = [...new Set(query.recipeIds)]
    await writeRecipes(call, async (tx) => {
      const found = await lockRecipes(tx, params, ids)
      if (found.length < ids.length) throw new Refused({ ...recipeRefusals.recipe_not_found, field: 'recipeIds' })
      await refuseUsed(tx, call, ids, users, 'recipeIds')
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

/** Refuses recipes that others use, or that are in use elsewhere, with the titles of those. */
async function refuseUsed(
  tx: Queries,
  { params }: RecipeCall,
  ids: readonly string[],
  users: readonly RecipeUser[],
  field?: string,
): Promise<void> {
  const uses = (await usesOfRecipes(tx, params, ids)).filter(({ id }) => !ids.includes(id))
  const usedIn = [...new Map(uses.map(({ id, title }) => [id, title]))].map(([id, title]) => ({ id, title }))
  if (usedIn.length > 0) throw inUse(`Used in ${namesOf(usedIn, 'recipe')}. Take it out of them first.`, usedIn, field)
  for (const { noun, usesOf, refusal } of users) {
    const others = await usesOf(tx, params, ids)
    if (others.length > 0) throw inUse(refusal(namesOf(others, noun), others.length), others, field)
  }
}

type Named = readonly { readonly id: string; readonly title: string }[]

const inUse = (message: string, usedIn: Named, field: string | undefined) =>
  new Refused({ ...recipeRefusals.recipe_in_use, message, ...(field !== undefined && { field }), details: { usedIn } })

/** The first three by name, the rest as a number. */
function namesOf(users: Named, noun: string): string {
  const named = users.slice(0, 3).map(({ title }) => `'${title}'`)
  const others = users.length - named.length
  return others > 0 ? `${named.join(', ')} and ${plural(others, `other ${noun}`)}` : named.join(' and ')
}
