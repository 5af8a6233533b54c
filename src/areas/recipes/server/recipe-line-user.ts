import type { OwnDataUser } from '#areas/customer-data/server/public.ts'
import { sql } from '#platform/database/statement.ts'

const count = sql(
  'recipes.count-uses',
  `select count(*)::int as count from recipe_ingredients i
   where :kind = 'customItem' and i.division = :division and i.ship_to = :shipTo and i.custom_item_id = :id::uuid`,
)

/** Ingredients that name a custom item (decision 21). Recipes name no category or location. */
export const recipeLineUser: OwnDataUser = {
  noun: 'ingredient',
  count: async (db, { division, shipTo, kind, id }) =>
    (await db.row<{ count: number }>(count({ division, shipTo, kind, id }))).count,
  move: async () => undefined,
}
