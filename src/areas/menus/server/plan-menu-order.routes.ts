import { Refused } from '#kit/decision.ts'
import { divideRationals, rational } from '#kit/rational.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { planOrder } from '#areas/recipe-orders/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { planMenuOrder } from '../menus.endpoints.ts'
import { menuRefusals } from '../menus.refusals.ts'
import { servingsFor } from '../rules/cost-menu.ts'
import { dishesOf, readMenus } from './menu.store.ts'

/** NEXT-10: covers to servings of each dish, these to what they need. */
export const planMenuOrderHandler = handle(planMenuOrder, async ({ db, params, query, caller, now }) => {
  const { menuId } = params
  const { covers, deliveryDate = null } = query
  const menu = (await readMenus(db, params, [menuId])).get(menuId)
  if (!menu) throw new Refused(menuRefusals.menu_not_found)
  const dishes = await dishesOf(db, params, [menuId])
  const ids = dishes.map(({ recipeId }) => recipeId)
  const wanted = dishes.map((dish) => ({ ...dish, amount: servingsFor(dish, covers) }))
  const { book, lines, notOrdered } = await planOrder(
    db,
    { caller, now },
    ids,
    ({ recipes }) =>
      wanted.map(({ recipeId, amount }) => ({
        id: recipeId,
        factor: divideRationals(amount, rational(recipes.get(recipeId)?.servings ?? 1)),
      })),
    deliveryDate,
  )
  return {
    title: menu.title,
    recipes: wanted.map(({ recipeId: id, amount }) => {
      const { title, type, recipeUnit, servings } = book.recipes.get(id)!
      return {
        id,
        title,
        type,
        recipeUnit,
        made: servings,
        scaleTo: Number(amount.numerator) / Number(amount.denominator),
      }
    }),
    lines,
    notOrdered,
    deliveryDate,
    now: now.toISOString(),
    timeZone: shipToOf(caller).timeZone,
  }
})
