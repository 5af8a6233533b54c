import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { StoredIngredient, StoredRecipe } from './recipe.store.ts'

const insert = sql(
  'recipes.insert',
  `insert into recipes (id, division, ship_to, title, description, type, category, station, tools, cook_time_mins,
     servings, menu_price_cents, no_of_recipe_units, recipe_unit, q_factor_pct, directions, diet_override,
     free_from_override, picture_id, created_by, created_on, modified_by, modified_on)
   values (:id, :division, :shipTo, :title, :description, :type, :category, :station, :tools, :cookTimeMins,
     :servings, :menuPrice, :noOfRecipeUnits, :recipeUnit, :qFactor, :directions, :dietOverride,
     :freeFromOverride, :pictureId, :by, :now, :by, :now)`,
)
const update = sql(
  'recipes.update',
  `update recipes set title = :title, description = :description, type = :type, category = :category,
     station = :station, tools = :tools, cook_time_mins = :cookTimeMins, servings = :servings,
     menu_price_cents = :menuPrice, no_of_recipe_units = :noOfRecipeUnits, recipe_unit = :recipeUnit,
     q_factor_pct = :qFactor, directions = :directions, diet_override = :dietOverride,
     free_from_override = :freeFromOverride,
     picture_id = case when :keepsPicture then picture_id else :pictureId end, modified_by = :by, modified_on = :now, version = version + 1
   where division = :division and ship_to = :shipTo and id = :id`,
)
const clear = sql(
  'recipes.clear-ingredients',
  'delete from recipe_ingredients where division = :division and ship_to = :shipTo and recipe_id = :id',
)
const fill = sql(
  'recipes.insert-ingredients',
  `insert into recipe_ingredients (recipe_id, line_number, division, ship_to, item_number, custom_item_id,
     sub_recipe_id, measurement, quantity, recipe_unit, purchase_unit, ru_per_pu, yield_pct)
   select :id, x.place, :division, :shipTo, x."itemNumber", x."customItemId", x."subRecipeId", x.measurement,
     x.quantity, x."recipeUnit", x."purchaseUnit", x."ruPerPu", x."yieldPct"
   from rows from (jsonb_to_recordset(:lines::jsonb) as ("itemNumber" text, "customItemId" uuid, "subRecipeId" uuid,
     measurement text, quantity numeric, "recipeUnit" text, "purchaseUnit" smallint, "ruPerPu" numeric,
     "yieldPct" numeric)) with ordinality as x ("itemNumber", "customItemId", "subRecipeId", measurement, quantity,
     "recipeUnit", "purchaseUnit", "ruPerPu", "yieldPct", place)`,
)
const touch = sql(
  'recipes.touch',
  `update recipes set modified_by = :by, modified_on = :now, version = version + 1
   where division = :division and ship_to = :shipTo and id = :id`,
)
const remove = sql(
  'recipes.delete',
  'delete from recipes where division = :division and ship_to = :shipTo and id = any(:ids::uuid[])',
)

/** What is written of a recipe, and by whom. */
export interface RecipeToWrite {
  readonly text: Omit<
    StoredRecipe,
    'id' | 'createdBy' | 'createdOn' | 'modifiedBy' | 'modifiedOn' | 'version' | 'pictureId'
  > & {
    /** Absent: as it is. */
    readonly pictureId?: string | null | undefined
  }
  readonly ingredients: readonly Omit<StoredIngredient, 'recipeId'>[]
  readonly by: string
  readonly now: Date
}

const valuesOf = ({ division, shipTo }: ShipToKey, id: string, { text, by, now }: RecipeToWrite) => ({
  id,
  division,
  shipTo,
  title: text.title,
  description: text.description,
  type: text.type,
  category: text.category,
  station: text.station,
  tools: text.tools,
  cookTimeMins: text.cookTimeMins,
  servings: text.servings,
  menuPrice: text.menuPricePerServing,
  noOfRecipeUnits: text.noOfRecipeUnits,
  recipeUnit: text.recipeUnit,
  qFactor: text.qFactor,
  directions: JSON.stringify(text.directions),
  dietOverride: text.dietOverride,
  freeFromOverride: text.freeFromOverride,
  pictureId: text.pictureId ?? null,
  by,
  now,
})

/** Adds a recipe with its ingredients. */
export async function insertRecipe(tx: Queries, place: ShipToKey, id: string, recipe: RecipeToWrite): Promise<void> {
  await tx.send(insert(valuesOf(place, id, recipe)))
  await fillRecipe(tx, place, id, recipe)
}

/** Writes a recipe whose row is locked, as a whole. */
export async function replaceRecipe(tx: Queries, place: ShipToKey, id: string, recipe: RecipeToWrite): Promise<void> {
  const { division, shipTo } = place
  await tx.send(update({ ...valuesOf(place, id, recipe), keepsPicture: recipe.text.pictureId === undefined }))
  await tx.send(clear({ division, shipTo, id }))
  await fillRecipe(tx, place, id, recipe)
}

/** Writes the ingredients of a recipe whose row is locked; all else stays. */
export async function replaceLines(
  tx: Queries,
  place: ShipToKey,
  id: string,
  { ingredients, by, now }: Omit<RecipeToWrite, 'text'>,
): Promise<void> {
  const { division, shipTo } = place
  await tx.send(touch({ division, shipTo, id, by, now }))
  await tx.send(clear({ division, shipTo, id }))
  await fillRecipe(tx, place, id, { ingredients })
}

async function fillRecipe(
  tx: Queries,
  { division, shipTo }: ShipToKey,
  id: string,
  { ingredients }: Pick<RecipeToWrite, 'ingredients'>,
) {
  if (ingredients.length > 0) await tx.send(fill({ id, division, shipTo, lines: JSON.stringify(ingredients) }))
}

/** Deletes recipes that nothing else uses. */
export const removeRecipes = (tx: Queries, { division, shipTo }: ShipToKey, ids: readonly string[]): Promise<void> =>
  tx.send(remove({ division, shipTo, ids }))
