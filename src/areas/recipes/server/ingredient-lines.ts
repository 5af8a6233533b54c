import { type Refusal, Refused } from '#kit/decision.ts'
import { addOwnItem, customItemsOf } from '#areas/customer-data/server/public.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import { itemFacts } from '#areas/items/server/public.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import { type IngredientText, purchaseUnits } from '../recipe.ts'
import { recipeRefusals } from '../recipes.refusals.ts'
import type { StoredIngredient } from './recipe.store.ts'
import type { RecipeCall } from './save-recipe.ts'

/** An ingredient that is about to be written. */
export type NewIngredient = Omit<StoredIngredient, 'recipeId'>

/** Ingredients as they are stored; what is not this ship-to's is refused by its place. */
export async function ingredientLines(
  tx: Queries,
  call: RecipeCall,
  ingredients: readonly IngredientText[],
): Promise<NewIngredient[]> {
  const { params } = call
  const items = await itemFacts(
    tx,
    params,
    ingredients.flatMap((each) => (each.ingredientType === 'own item' ? [each.itemNumber] : [])),
  )
  const own = await customItemsOf(
    tx,
    params,
    ingredients.flatMap((each) => (each.ingredientType === 'Custom item' ? [each.customItemId] : [])),
  )
  const lines: NewIngredient[] = []
  for (const [index, each] of ingredients.entries()) {
    const { measurement, quantity, recipeUnit, purchaseUnit, ruPerPu, yieldPct } = each
    const amounts = { measurement, quantity, recipeUnit, purchaseUnit, ruPerPu, yieldPct }
    const nothing = { itemNumber: null, customItemId: null, subRecipeId: null }
    const no = (refusal: Refusal, field: string) => new Refused({ ...refusal, field: `ingredients.${index}.${field}` })
    switch (each.ingredientType) {
      case 'own item': {
        const item = items.get(each.itemNumber)
        if (!item || !isItemVisible(item)) throw no(recipeRefusals.item_not_found, 'itemNumber')
        if (purchaseUnit === purchaseUnits.each && !item.isBrokenCase && !item.eachOnly)
          throw no(recipeRefusals.by_case_only, 'purchaseUnit')
        lines.push({ ...nothing, itemNumber: each.itemNumber, ...amounts })
        break
      }
      case 'Custom item': {
        const item = own.get(each.customItemId)
        if (!item) throw no(recipeRefusals.custom_item_not_found, 'customItemId')
        if (purchaseUnit === purchaseUnits.each && !item.isBrokenCase)
          throw no(recipeRefusals.by_case_only, 'purchaseUnit')
        lines.push({ ...nothing, customItemId: each.customItemId, ...amounts })
        break
      }
      case 'New Custom item': {
        if (!call.caller.actor.can('manageCustomData'))
          throw no(recipeRefusals.new_custom_item_not_allowed, 'ingredientType')
        if (purchaseUnit === purchaseUnits.each && !each.newCustomItem.isBrokenCase)
          throw no(recipeRefusals.by_case_only, 'purchaseUnit')
        lines.push({ ...nothing, customItemId: await addCustomItem(tx, call, each.newCustomItem, index), ...amounts })
        break
      }
      case 'Sub recipe':
        lines.push({ ...nothing, subRecipeId: each.subRecipeId, ...amounts })
        break
    }
  }
  return lines
}

/** Adds a custom item as its own call would: checked, audited and published. */
async function addCustomItem(
  tx: Queries,
  call: RecipeCall,
  item: Parameters<typeof addOwnItem>[2],
  index: number,
): Promise<string> {
  const { division, shipTo } = call.params
  try {
    const { value, ...entry } = await addOwnItem(tx, call, item)
    await audit(tx, { actor: call.caller.actor, division, shipTo, address: call.address, ...entry })
    await publish(tx, { topic: 'customer-data', division, shipTo })
    return value.id
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const field = `ingredients.${index}.newCustomItem.${error.refusal.field ?? 'description'}`
    throw new Refused({ ...error.refusal, field })
  }
}
