import type { Database } from '#platform/database/database.ts'
import { v7 as uuidv7 } from 'uuid'
import { items } from './distributor.ts'
import type { Ids } from './sample-input.ts'

/** An id that nothing has. */
export const missingId = '018f0000-0000-7000-8000-00000000dead'

/** GUIDE-1: a guide of the kitchen's own, named by the word, with one line. */
export async function addGuide(
  db: Database,
  guide: { division: string; shipTo: string; word: string; customItemId: string },
): Promise<Ids> {
  const ids = { guideId: uuidv7(), lineId: uuidv7() }
  const { division, shipTo, word, customItemId } = guide
  await db.run(
    `insert into guides (id, division, ship_to, type, name)
     values (gen_random_uuid(), $1, $2, 'Standard', 'Standard guide'), ($3, $1, $2, 'CustomOrder', $4)`,
    [division, shipTo, ids.guideId, word],
  )
  await db.run(
    `insert into guide_items (guide_id, line_id, division, ship_to, custom_item_id, sort_sequence)
     values ($1, $2, $3, $4, $5, 1)`,
    [ids.guideId, ids.lineId, division, shipTo, customItemId],
  )
  return guideIds(ids)
}

/** The ids of a guide and its line by the names of the fields that take them. */
export const guideIds = ({ guideId, lineId }: { guideId: string; lineId: string }) => ({
  guideId,
  selectedGuideId: guideId,
  currentGuideId: guideId,
  lineId,
  beforeLineId: lineId,
  type: 'CustomOrder',
  guideType: 'CustomOrder',
})

/** GUIDE-4: one row of each kind of a kitchen's own data, every one named by the word. */
export async function addOwnData(db: Database, own: { division: string; shipTo: string; word: string }): Promise<Ids> {
  const { division, shipTo, word } = own
  const ids = {
    categoryId: uuidv7(),
    locationId: uuidv7(),
    distributorId: uuidv7(),
    customItemId: uuidv7(),
    invoiceId: uuidv7(),
  }
  const place = [division, shipTo, word]
  for (const [table, id] of [
    ['customer_categories', ids.categoryId],
    ['customer_locations', ids.locationId],
    ['customer_distributors', ids.distributorId],
  ] as const)
    await db.run(`insert into ${table} (id, division, ship_to, name) values ($1, $2, $3, $4)`, [id, ...place])
  await db.run(
    `insert into custom_items (id, division, ship_to, description, category_id, location_id, distributor_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [ids.customItemId, ...place, ids.categoryId, ids.locationId, ids.distributorId],
  )
  await db.run(
    `insert into customer_invoices (id, division, ship_to, invoice_number, distributor_id, invoice_date)
     values ($1, $2, $3, $4, $5, '2026-02-01')`,
    [ids.invoiceId, ...place, ids.distributorId],
  )
  await db.run(
    `insert into customer_invoice_lines (invoice_id, line_number, division, ship_to, custom_item_id, cases, case_price_cents, line_total_cents)
     values ($1, 1, $2, $3, $4, 1, 100, 100)`,
    [ids.invoiceId, division, shipTo, ids.customItemId],
  )
  await db.run(
    `insert into customer_items select division, $2, item_number, $3, $3 from items where division = $1 and item_number = $4`,
    [...place, items.oil],
  )
  return { ...ids, ...ownDataPaths(ids) }
}

/** The same ids by the segment before `:id` in a path. */
export const ownDataPaths = (ids: Ids): Ids => ({
  'customer-categories': ids['categoryId'] ?? missingId,
  'customer-locations': ids['locationId'] ?? missingId,
  distributors: ids['distributorId'] ?? missingId,
  'customer-items': ids['customItemId'] ?? missingId,
  'customer-invoices': ids['invoiceId'] ?? missingId,
  'staging-guides': ids['stagingGuideId'] ?? missingId,
})

/** A list of one line that staff turn into a guide, named by the word. */
export async function addStagingGuide(
  db: Database,
  { division, shipTo, word }: { division: string; shipTo: string; word: string },
): Promise<Ids> {
  const stagingGuideId = uuidv7()
  const values = [stagingGuideId, division, shipTo, word]
  await db.run('insert into staging_guides (id, division, ship_to, name) values ($1, $2, $3, $4)', values)
  await db.run(
    `insert into staging_guide_lines (staging_guide_id, line_id, position, row, description, state)
     values ($1, gen_random_uuid(), 1, 2, $2, 'unmatched')`,
    [stagingGuideId, word],
  )
  return { stagingGuideId, 'staging-guides': stagingGuideId }
}

/**
 * RECIPE-1: a recipe named by the word, of a custom item that costs a dollar a case: `quantity`
 * times a hundred cents stand in no answer but those with its cost. A case holds 1.6 units, so that
 * no amount reads like it.
 */
export async function addRecipe(
  db: Database,
  recipe: { division: string; shipTo: string; word: string; customItemId: string; quantity: number },
): Promise<Ids> {
  const { division, shipTo, word, customItemId, quantity } = recipe
  const recipeId = uuidv7()
  await db.run(
    `insert into recipes (id, division, ship_to, title, type, no_of_recipe_units, recipe_unit)
     values ($1, $2, $3, $4, 'SUB_RECIPE', 1, 'qt')`,
    [recipeId, division, shipTo, word],
  )
  await db.run(
    `insert into recipe_ingredients (recipe_id, line_number, division, ship_to, custom_item_id, quantity, recipe_unit, ru_per_pu)
     values ($1, 1, $2, $3, $4, $5, 'cs', 1.6)`,
    [recipeId, division, shipTo, customItemId, quantity * 1.6],
  )
  return recipeIds(recipeId)
}

/**
 * NEXT-10: a menu named by the word, with a dish that costs `quantity` dollars a serving; its
 * station is named so, too.
 */
export async function addMenu(
  db: Database,
  menu: { division: string; shipTo: string; word: string; customItemId: string; quantity: number },
): Promise<Ids> {
  const { division, shipTo, word, customItemId, quantity } = menu
  const [menuId, recipeId] = [uuidv7(), uuidv7()]
  await db.run(
    `insert into recipes (id, division, ship_to, title, type, servings, station)
     values ($1, $2, $3, $4, 'MENU_RECIPE', 1, $5)`,
    [recipeId, division, shipTo, `${word} plate`, word],
  )
  await db.run(
    `insert into recipe_ingredients (recipe_id, line_number, division, ship_to, custom_item_id, quantity, recipe_unit, ru_per_pu)
     values ($1, 1, $2, $3, $4, $5, 'oz', 1.6)`,
    [recipeId, division, shipTo, customItemId, quantity * 1.6],
  )
  await db.run('insert into menus (id, division, ship_to, title) values ($1, $2, $3, $4)', [
    menuId,
    division,
    shipTo,
    word,
  ])
  await db.run(
    `insert into menu_recipes (menu_id, line_number, division, ship_to, recipe_id, share_pct)
     values ($1, 1, $2, $3, $4, 100)`,
    [menuId, division, shipTo, recipeId],
  )
  return { menuId, station: word }
}

/** The id of a recipe by the names of the fields that take it. */
export const recipeIds = (recipeId: string) => ({
  recipeId,
  recipeIds: recipeId,
  subRecipeId: recipeId,
  subRecipeIds: recipeId,
})
