import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const names = sql(
  'recipes.own-names',
  `select 'Sub recipe' as "ingredientType", r.id::text as reference, r.title, '' as "packSizeDescription", '' as brand
   from recipes r
   where r.division = :division and r.ship_to = :shipTo and r.type = 'SUB_RECIPE'
     and r.id is distinct from :recipeId::uuid
   union all
   select 'Custom item', i.id::text, i.description, i.pack_size_description, i.brand
   from custom_items i where i.division = :division and i.ship_to = :shipTo and i.is_active
   order by 3, 2`,
)

/** What a kitchen calls by a name of its own. */
export interface OwnName {
  readonly ingredientType: 'Sub recipe' | 'Custom item'
  readonly reference: string
  readonly title: string
  readonly packSizeDescription: string
  readonly brand: string
}

/** RECIPE-3: sub recipes, without the one being written, and active custom items by title. */
export const ownNames = (
  db: Queries,
  { division, shipTo }: ShipToKey,
  recipeId: string | undefined,
): Promise<OwnName[]> => db.rows<OwnName>(names({ division, shipTo, recipeId: recipeId ?? null }))
