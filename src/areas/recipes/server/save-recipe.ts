import { orRefuse, Refused } from '#kit/decision.ts'
import { lockOwnData } from '#areas/customer-data/server/public.ts'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Call } from '#platform/http/handle.ts'
import type { RecipeText, RecipeType } from '../recipe.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { checkNesting } from '../rules/check-nesting.ts'
import { checkRecipe } from '../rules/check-recipe.ts'
import { ingredientLines, type NewIngredient } from './ingredient-lines.ts'
import { isPictureOf } from './recipe-picture.store.ts'
import { graphOf, isTitleTaken } from './recipe.store.ts'
import type { RecipeToWrite } from './write-recipe.store.ts'

/** A call that writes recipes of a ship-to. */
export type RecipeCall = Pick<Call<Endpoint>, 'db' | 'address' | 'now'> & {
  readonly params: ShipToKey
  readonly caller: Pick<Caller, 'actor'>
}

/** What a write did, for the audit trail. */
interface Done {
  readonly verb: 'create' | 'change' | 'delete'
  readonly id: string
  readonly title: string
}

/**
 * Runs a write of a ship-to's recipes alone: titles, limits and what contains what are read before
 * they are written. What was done is in the audit trail, and readers are notified.
 */
export const writeRecipes = (call: RecipeCall, work: (tx: Queries) => Promise<readonly Done[]>): Promise<void> =>
  call.db.inTransaction(async (tx) => {
    const { caller, address } = call
    const { division, shipTo } = call.params
    await lockOwnData(tx, call.params)
    for (const { verb, id, title } of await work(tx)) {
      const what = { action: `recipe.${verb}`, entity: `recipe:${id}`, details: { title } }
      await audit(tx, { actor: caller.actor, division, shipTo, address, ...what })
    }
    await publish(tx, { topic: 'recipe', division, shipTo, by: caller.actor.realUserId })
  })

/** RECIPE-3: a recipe as it may be written; new custom items are added on the way. */
export async function recipeToWrite(
  tx: Queries,
  call: RecipeCall,
  id: string,
  { ingredients, ...rest }: RecipeText,
): Promise<RecipeToWrite> {
  const { params, caller, now } = call
  const text = orRefuse(checkRecipe(rest))
  if (await isTitleTaken(tx, params, text.title, id))
    throw new Refused({ ...recipeRefusals.recipe_title_taken, field: 'title' })
  if (text.pictureId != null && !(await isPictureOf(tx, params, text.pictureId)))
    throw new Refused({ ...recipeRefusals.picture_not_found, field: 'pictureId' })
  const lines = await ingredientLines(tx, call, ingredients)
  await refuseBadNesting(tx, params, id, text, lines)
  return { text, ingredients: lines, by: caller.actor.realUserId, now }
}

/** RECIPE-3: sub recipes are this ship-to's, of the right type, without cycles and not too deep. */
async function refuseBadNesting(
  tx: Queries,
  place: ShipToKey,
  id: string,
  { title, type }: { readonly title: string; readonly type: RecipeType },
  lines: readonly NewIngredient[],
): Promise<void> {
  const graph = await graphOf(tx, place)
  const fieldOf = (subRecipeId: unknown) =>
    `ingredients.${Math.max(
      0,
      lines.findIndex((line) => line.subRecipeId === subRecipeId),
    )}.subRecipeId`
  for (const { subRecipeId } of lines) {
    if (subRecipeId === null || subRecipeId === id) continue
    const sub = graph.get(subRecipeId)
    if (!sub) throw new Refused({ ...recipeRefusals.sub_recipe_not_found, field: fieldOf(subRecipeId) })
    if (sub.type !== 'SUB_RECIPE')
      throw new Refused({ ...recipeRefusals.not_a_sub_recipe, field: fieldOf(subRecipeId) })
  }
  const subRecipeIds = lines.flatMap(({ subRecipeId }) => (subRecipeId === null ? [] : [subRecipeId]))
  graph.set(id, { title, type, subRecipeIds })
  const decision = checkNesting(graph, id)
  if (decision.allowed) return
  const { subRecipeId } = decision.refusal.details as { readonly subRecipeId?: string }
  throw new Refused({ ...decision.refusal, field: fieldOf(subRecipeId) })
}
