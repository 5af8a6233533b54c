import { Refused } from '#kit/decision.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { recipeRefusals } from '#areas/recipes/recipes.refusals.ts'
import { madeBy, scaleFactor } from '#areas/recipes/rules/scale-recipe.ts'
import { handle } from '#platform/http/handle.ts'
import { planRecipeOrder } from '../recipe-orders.endpoints.ts'
import { planOrder } from './plan-order.ts'

/** RECIPE-4: what recipes need at the scale asked for; each recipe counts once. */
export const planRecipeOrderHandler = handle(planRecipeOrder, async ({ db, caller, now, query }) => {
  const { recipeIds, scales = [] } = query
  const scaleOf = new Map(recipeIds.map((id, index) => [id, scales[index] ? Number(scales[index]) : null]))
  const ids = [...scaleOf.keys()]
  const { book, lines, notOrdered } = await planOrder(db, { caller, now }, ids, ({ recipes }) =>
    ids.map((id) => {
      const recipe = recipes.get(id)
      if (!recipe) throw new Refused({ ...recipeRefusals.recipe_not_found, field: 'recipeIds' })
      return { id, factor: scaleFactor(recipe, scaleOf.get(id)) }
    }),
  )
  return {
    recipes: ids.map((id) => {
      const recipe = book.recipes.get(id)!
      const { title, type, recipeUnit } = recipe
      return { id, title, type, recipeUnit, made: madeBy(recipe), scaleTo: scaleOf.get(id) ?? null }
    }),
    lines,
    notOrdered,
    deliveryDate: null,
    now: now.toISOString(),
    timeZone: shipToOf(caller).timeZone,
  }
})
