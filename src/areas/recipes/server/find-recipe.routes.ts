import { Refused } from '#kit/decision.ts'
import { myShipTo } from '#areas/customers/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { findRecipeShipTo } from '../recipes.endpoints.ts'
import { recipeRefusals } from '../recipes.refusals.ts'

const placed = sql(
  'recipes.placed',
  'select r.title, r.division, r.ship_to as "shipTo" from recipes r where r.id = :recipeId',
)

/** RECIPE-2, SHELL-6: one of nobody's and one that is not the user's read the same. */
export const findRecipeShipToHandler = handle(findRecipeShipTo, async ({ db, params, caller }) => {
  const found = await db.maybe<{ title: string; division: string; shipTo: string }>(placed(params))
  const shipTo = found && (await myShipTo(db, caller.actor.userId, found))
  if (!found || !shipTo) throw new Refused(recipeRefusals.recipe_not_found)
  return { title: found.title, shipTo }
})
