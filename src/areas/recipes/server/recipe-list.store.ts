import type { z } from 'zod'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { listRecipes, recipeSorts } from '../recipes.endpoints.ts'

type RecipeQuery = z.output<(typeof listRecipes)['query']>

const has = (column: string) => `${column} ilike '%' || :pattern || '%'`
const where = `
  where r.division = :division and r.ship_to = :shipTo
    and (:type::text is null or r.type = :type) and (:categories::text[] is null or coalesce(nullif(r.category, ''), 'none') = any(:categories))
    and (:pattern = '' or ${has('r.title')} or ${has('r.description')} or ${has('r.category')} or ${has('r.station')}
      or exists (
        select from recipe_ingredients g
        left join items i on i.division = g.division and i.item_number = g.item_number
        left join custom_items o on o.id = g.custom_item_id
        left join recipes s on s.id = g.sub_recipe_id
        where g.recipe_id = r.id
          and (${has('i.description')} or ${has('o.description')} or ${has('s.title')} or g.item_number = :pattern)))` as const

const sortColumns: Record<(typeof recipeSorts)[number], string> = {
  title: 'lower(r.title)',
  modified_on: 'r.modified_on',
  created_on: 'r.created_on',
  servings: 'r.servings',
  cook_time_mins: 'r.cook_time_mins',
}
const idsBy = (sort: (typeof recipeSorts)[number], direction: 'asc' | 'desc') =>
  sql(
    `recipes.list.${sort}.${direction}`,
    `select r.id from recipes r ${where}
     order by ${sortColumns[sort]} ${direction} nulls last, lower(r.title), r.id`,
  )
const offers = sql(
  'recipes.offers',
  `select (select count(*)::int from recipes r where r.division = :division and r.ship_to = :shipTo) as "recipeCount",
     array(select distinct r.category from recipes r
       where r.division = :division and r.ship_to = :shipTo and r.category <> '' order by 1) as categories,
     array(select f.name from (select distinct g.division, g.item_number from recipe_ingredients g
         where g.division = :division and g.ship_to = :shipTo and g.item_number is not null) u
       join items i on i.division = u.division and i.item_number = u.item_number
       cross join lateral jsonb_array_elements_text(coalesce(i.details -> 'allergensFreeFrom', '[]')) f (name)
       union select f.name from recipes r cross join lateral unnest(r.free_from_override) f (name)
       where r.division = :division and r.ship_to = :shipTo order by 1) as "freeFrom"`,
)

/** RECIPE-1: the ids of all recipes that the query's own fields find, in the order of its sort. */
export async function findRecipes(db: Queries, place: ShipToKey, query: RecipeQuery): Promise<string[]> {
  const statement = idsBy(query.sort ?? 'title', query.sort ? query.sortDirection : 'asc')
  const rows = await db.rows<{ id: string }>(
    statement({
      division: place.division,
      shipTo: place.shipTo,
      pattern: query.keyword.replace(/[\\%_]/g, '\\$&'),
      type: query.type ?? null,
      categories: query.categories ?? null,
    }),
  )
  return rows.map(({ id }) => id)
}

/** What the filters of the list offer, and how many recipes there are at all. */
export const listOffers = (
  db: Queries,
  { division, shipTo }: ShipToKey,
): Promise<{ recipeCount: number; categories: string[]; freeFrom: string[] }> => db.row(offers({ division, shipTo }))
