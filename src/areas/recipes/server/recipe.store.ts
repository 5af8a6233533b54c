import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { PurchaseUnit, RecipeText, RecipeType } from '../recipe.ts'
import type { RecipeGraph } from '../rules/check-nesting.ts'

/** An ingredient as it is stored. */
export interface StoredIngredient {
  readonly recipeId: string
  readonly itemNumber: string | null
  readonly customItemId: string | null
  readonly subRecipeId: string | null
  readonly measurement: string
  readonly quantity: number
  readonly recipeUnit: string
  readonly purchaseUnit: PurchaseUnit
  readonly ruPerPu: number
  readonly yieldPct: number
}

/** A recipe as it is stored, without its ingredients. */
export interface StoredRecipe extends Omit<RecipeText, 'ingredients' | 'menuPricePerServing' | 'pictureId'> {
  readonly id: string
  readonly pictureId: string | null
  readonly type: RecipeType
  readonly menuPricePerServing: number | null
  readonly createdBy: string
  readonly createdOn: string
  readonly modifiedBy: string
  readonly modifiedOn: string
  readonly version: number
}

const columns = `r.id, r.title, r.description, r.type, r.category, r.station, r.tools,
  r.cook_time_mins as "cookTimeMins", r.servings, r.menu_price_cents as "menuPricePerServing",
  r.no_of_recipe_units::float8 as "noOfRecipeUnits", r.recipe_unit as "recipeUnit",
  r.q_factor_pct::float8 as "qFactor", r.directions, r.diet_override as "dietOverride",
  r.free_from_override as "freeFromOverride", r.picture_id as "pictureId", coalesce(c.name, '') as "createdBy", r.created_on as "createdOn",
  coalesce(m.name, '') as "modifiedBy", r.modified_on as "modifiedOn", r.version` as const
const tables = 'recipes r left join users c on c.id = r.created_by left join users m on m.id = r.modified_by' as const
const isOfShipTo = 'r.division = :division and r.ship_to = :shipTo' as const

// The recipes asked for and every sub recipe below them.
const tree = `with recursive tree (id) as (
  select r.id from recipes r where ${isOfShipTo} and r.id = any(:ids::uuid[])
  union
  select i.sub_recipe_id from tree t join recipe_ingredients i on i.recipe_id = t.id
  where i.sub_recipe_id is not null)` as const
const closure = sql(
  'recipes.closure',
  `${tree}
   select ${columns} from ${tables} where ${isOfShipTo} and r.id in (select id from tree)`,
)
const ingredientsOf = sql(
  'recipes.ingredients',
  `${tree}
   select i.recipe_id as "recipeId", i.item_number as "itemNumber", i.custom_item_id as "customItemId",
     i.sub_recipe_id as "subRecipeId", i.measurement, i.quantity::float8 as quantity, i.recipe_unit as "recipeUnit",
     i.purchase_unit as "purchaseUnit", i.ru_per_pu::float8 as "ruPerPu", i.yield_pct::float8 as "yieldPct"
   from recipe_ingredients i
   where i.division = :division and i.ship_to = :shipTo and i.recipe_id in (select id from tree)
   order by i.recipe_id, i.line_number`,
)
const users = sql(
  'recipes.used-in',
  `select distinct r.id, r.title, i.sub_recipe_id as "subRecipeId"
   from recipe_ingredients i join recipes r on r.id = i.recipe_id
   where i.division = :division and i.ship_to = :shipTo and i.sub_recipe_id = any(:ids::uuid[])
   order by r.title, r.id`,
)
const graph = sql(
  'recipes.graph',
  `select r.id, r.title, r.type, array(select i.sub_recipe_id from recipe_ingredients i
     where i.recipe_id = r.id and i.sub_recipe_id is not null order by i.line_number) as "subRecipeIds"
   from recipes r where ${isOfShipTo}`,
)
const locked = sql(
  'recipes.locked',
  `select r.id, r.title, r.type, r.version from recipes r
   where ${isOfShipTo} and r.id = any(:ids::uuid[]) order by r.id for update`,
)
const titled = sql(
  'recipes.titled',
  `select r.id from recipes r where ${isOfShipTo} and lower(r.title) = lower(:title)
   and r.id is distinct from :besides::uuid`,
)
// Recipes with the item as an ingredient, and every recipe above them.
const withItem = sql(
  'recipes.with-item',
  `with recursive above (id, direct) as (
     select i.recipe_id, true from recipe_ingredients i
     where i.division = :division and i.ship_to = :shipTo and i.item_number = :itemNumber
     union
     select i.recipe_id, false from above a join recipe_ingredients i on i.sub_recipe_id = a.id)
   select r.id, bool_or(a.direct) as "isDirect" from above a join recipes r on r.id = a.id
   where ${isOfShipTo} group by r.id, r.title order by bool_or(a.direct) desc, lower(r.title), r.id`,
)
const ids = sql('recipes.ids', `select r.id from recipes r where ${isOfShipTo} order by lower(r.title), r.id`)
const count = sql('recipes.count', `select count(*)::int as count from recipes r where ${isOfShipTo}`)

const keyOf = ({ division, shipTo }: ShipToKey) => ({ division, shipTo })

/** Recipes with every sub recipe below them, by id; those of other ship-tos are absent. */
export async function recipesWithSubs(
  db: Queries,
  place: ShipToKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRecipe>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows<StoredRecipe>(closure({ ...keyOf(place), ids }))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The ingredients of recipes, and of every sub recipe below them, in their order, by recipe. */
export async function ingredientsWithSubs(
  db: Queries,
  place: ShipToKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredIngredient[]>> {
  const byRecipe = new Map<string, StoredIngredient[]>()
  if (ids.length === 0) return byRecipe
  for (const row of await db.rows<StoredIngredient>(ingredientsOf({ ...keyOf(place), ids }))) {
    const others = byRecipe.get(row.recipeId)
    if (others) others.push(row)
    else byRecipe.set(row.recipeId, [row])
  }
  return byRecipe
}

/** A recipe that uses another one. */
export interface RecipeUse {
  readonly id: string
  readonly title: string
  readonly subRecipeId: string
}

/** The recipes that use these. */
export const usesOfRecipes = (db: Queries, place: ShipToKey, ids: readonly string[]): Promise<RecipeUse[]> =>
  db.rows(users({ ...keyOf(place), ids }))

/** Every recipe of a ship-to with its type and what it contains. */
export async function graphOf(
  db: Queries,
  place: ShipToKey,
): Promise<Map<string, { title: string; type: RecipeType; subRecipeIds: string[] }> & RecipeGraph> {
  const rows = await db.rows<{ id: string; title: string; type: RecipeType; subRecipeIds: string[] }>(
    graph(keyOf(place)),
  )
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

/** The heads of recipes that are about to change, locked until the transaction ends. */
export const lockRecipes = (
  tx: Queries,
  place: ShipToKey,
  ids: readonly string[],
): Promise<{ id: string; title: string; type: RecipeType; version: number }[]> =>
  tx.rows(locked({ ...keyOf(place), ids }))

/** Whether another recipe has the title, in any case of letters. */
export const isTitleTaken = async (
  db: Queries,
  place: ShipToKey,
  title: string,
  besides: string | null,
): Promise<boolean> => (await db.maybe(titled({ ...keyOf(place), title, besides }))) !== undefined

/** How many recipes the ship-to has. */
export const countRecipes = async (db: Queries, place: ShipToKey): Promise<number> =>
  (await db.row<{ count: number }>(count(keyOf(place)))).count

/** Every recipe of the ship-to, by title. */
export const allRecipeIds = async (db: Queries, place: ShipToKey): Promise<string[]> =>
  (await db.rows<{ id: string }>(ids(keyOf(place)))).map(({ id }) => id)

/**
 * Recipes that an item goes into: as an ingredient first, then those that contain such a recipe.
 */
export const recipesWithItem = (
  db: Queries,
  place: ShipToKey,
  itemNumber: string,
): Promise<{ id: string; isDirect: boolean }[]> => db.rows(withItem({ ...keyOf(place), itemNumber }))
