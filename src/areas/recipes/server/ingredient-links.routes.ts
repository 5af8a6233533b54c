import { Refused } from '#kit/decision.ts'
import { one, readRational, writeRational } from '#kit/rational.ts'
import { customItemsOf, lockOwnData } from '#areas/customer-data/server/public.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import { itemFacts } from '#areas/items/server/public.ts'
import { convertMeasure } from '#areas/measures/rules/convert-measure.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import { handle } from '#platform/http/handle.ts'
import { setIngredientLink } from '../ingredients.endpoints.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import { saveLink } from './ingredient-link.store.ts'
import { lockRecipes } from './recipe.store.ts'

/** RECIPE-3: keeps what a cup weighs, or how many are in a bunch, for the ingredient. */
export const setIngredientLinkHandler = handle(setIngredientLink, async (call) => {
  const { db, params, body, caller, now, address } = call
  const { division, shipTo } = params
  const { itemNumber, customItemId, subRecipeId, of, unit } = body
  const named = [itemNumber, customItemId, subRecipeId].filter((key) => key !== null)
  const [ingredient] = named
  if (named.length !== 1 || ingredient === undefined) throw new Refused(recipeRefusals.one_ingredient_needed)
  if (convertMeasure(one, of, unit, []).isKnown) throw new Refused({ ...recipeRefusals.link_is_known, field: 'unit' })
  const amount = writeRational(readRational(String(body.amount))!)
  await db.inTransaction(async (tx) => {
    await lockOwnData(tx, params)
    await refuseForeign(tx, params, body)
    await saveLink(tx, params, { ingredient, of, amount, unit }, { by: caller.actor.realUserId, now })
    const details = { of, amount, unit }
    const entity = `ingredient:${ingredient}`
    await audit(tx, { actor: caller.actor, action: 'recipe.link', entity, division, shipTo, details, address })
    await publish(tx, { topic: 'recipe', division, shipTo, by: caller.actor.realUserId })
  })
  return { message: 'Answer saved' }
})

/** What is not this ship-to's reads like a missing one (security 10). */
async function refuseForeign(
  tx: Queries,
  place: { readonly division: string; readonly shipTo: string },
  named: {
    readonly itemNumber: string | null
    readonly customItemId: string | null
    readonly subRecipeId: string | null
  },
): Promise<void> {
  const { itemNumber, customItemId, subRecipeId } = named
  if (itemNumber !== null) {
    const item = (await itemFacts(tx, place, [itemNumber])).get(itemNumber)
    if (!item || !isItemVisible(item)) throw new Refused({ ...recipeRefusals.item_not_found, field: 'itemNumber' })
  }
  if (customItemId !== null && !(await customItemsOf(tx, place, [customItemId])).has(customItemId))
    throw new Refused({ ...recipeRefusals.custom_item_not_found, field: 'customItemId' })
  if (subRecipeId !== null && (await lockRecipes(tx, place, [subRecipeId])).length === 0)
    throw new Refused({ ...recipeRefusals.sub_recipe_not_found, field: 'subRecipeId' })
}
