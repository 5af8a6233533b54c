import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { RecipeType } from '#areas/recipes/recipe.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { MenuText } from '../menu.ts'

/** A menu as it is stored, without its recipes. */
export interface StoredMenu extends Omit<MenuText, 'recipes'> {
  readonly id: string
  readonly createdBy: string
  readonly createdOn: string
  readonly modifiedBy: string
  readonly modifiedOn: string
  readonly version: number
}

/** A dish as it is stored. */
export interface StoredDish {
  readonly menuId: string
  readonly recipeId: string
  readonly sharePct: number
  readonly portions: number
}

const isOfShipTo = 'm.division = :division and m.ship_to = :shipTo' as const
const columns = `m.id, m.title, m.description, m.usual_covers as "usualCovers", coalesce(c.name, '') as "createdBy",
  m.created_on as "createdOn", coalesce(u.name, '') as "modifiedBy", m.modified_on as "modifiedOn", m.version` as const
const tables = 'menus m left join users c on c.id = m.created_by left join users u on u.id = m.modified_by' as const
const has = (column: string) => `${column} ilike '%' || :pattern || '%'`

const found = sql(
  'menus.list',
  `with found as (
     select m.id, m.title from menus m where ${isOfShipTo}
       and (:pattern = '' or ${has('m.title')} or ${has('m.description')} or exists (
         select from menu_recipes d join recipes r on r.id = d.recipe_id where d.menu_id = m.id and ${has('r.title')})))
   select (select count(*)::int from found) as total,
     array(select f.id from found f order by lower(f.title), f.id limit :limit offset :offset) as ids`,
)
const byId = sql('menus.read', `select ${columns} from ${tables} where ${isOfShipTo} and m.id = any(:ids::uuid[])`)
const dishes = sql(
  'menus.dishes',
  `select d.menu_id as "menuId", d.recipe_id as "recipeId", d.share_pct::float8 as "sharePct",
     d.portions::float8 as portions
   from menu_recipes d where d.division = :division and d.ship_to = :shipTo and d.menu_id = any(:ids::uuid[])
   order by d.menu_id, d.line_number`,
)
const locked = sql(
  'menus.locked',
  `select m.title, m.version from menus m where ${isOfShipTo} and m.id = :id for update`,
)
const titled = sql(
  'menus.titled',
  `select m.id from menus m where ${isOfShipTo} and lower(m.title) = lower(:title) and m.id is distinct from :besides::uuid`,
)
const count = sql('menus.count', `select count(*)::int as count from menus m where ${isOfShipTo}`)
const types = sql(
  'menus.recipe-types',
  `select r.id, r.type from recipes r
   where r.division = :division and r.ship_to = :shipTo and r.id = any(:ids::uuid[])`,
)
const users = sql(
  'menus.of-recipes',
  `select distinct m.id, m.title from menu_recipes d join menus m on m.id = d.menu_id
   where d.division = :division and d.ship_to = :shipTo and d.recipe_id = any(:ids::uuid[]) order by m.title, m.id`,
)
const insert = sql(
  'menus.insert',
  `insert into menus (id, division, ship_to, title, description, usual_covers, created_by, created_on, modified_by,
     modified_on)
   values (:id, :division, :shipTo, :title, :description, :usualCovers, :by, :now, :by, :now)`,
)
const update = sql(
  'menus.update',
  `update menus set title = :title, description = :description, usual_covers = :usualCovers, modified_by = :by,
     modified_on = :now, version = version + 1
   where division = :division and ship_to = :shipTo and id = :id`,
)
const clear = sql(
  'menus.clear',
  'delete from menu_recipes where division = :division and ship_to = :shipTo and menu_id = :id',
)
const fill = sql(
  'menus.fill',
  `insert into menu_recipes (menu_id, line_number, division, ship_to, recipe_id, share_pct, portions)
   select :id, x.place, :division, :shipTo, x."recipeId", x."sharePct", x.portions
   from rows from (jsonb_to_recordset(:lines::jsonb) as ("recipeId" uuid, "sharePct" numeric, portions numeric))
     with ordinality as x ("recipeId", "sharePct", portions, place)`,
)
const remove = sql('menus.delete', 'delete from menus where division = :division and ship_to = :shipTo and id = :id')

const keyOf = ({ division, shipTo }: ShipToKey) => ({ division, shipTo })

/** NEXT-10: the ids of a page of menus by title, and how many the keyword finds. */
export const findMenus = (
  db: Queries,
  place: ShipToKey,
  { keyword, pageNo, pageSize }: { readonly keyword: string; readonly pageNo: number; readonly pageSize: number },
): Promise<{ total: number; ids: string[] }> =>
  db.row(
    found({
      ...keyOf(place),
      pattern: keyword.replace(/[\\%_]/g, '\\$&'),
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    }),
  )

/** Menus by id; those of other ship-tos are absent. */
export async function readMenus(
  db: Queries,
  place: ShipToKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredMenu>> {
  if (ids.length === 0) return new Map()
  const rows = await db.rows<StoredMenu>(byId({ ...keyOf(place), ids }))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The dishes of menus in their order. */
export const dishesOf = async (db: Queries, place: ShipToKey, ids: readonly string[]): Promise<StoredDish[]> =>
  ids.length === 0 ? [] : db.rows<StoredDish>(dishes({ ...keyOf(place), ids }))

/** The head of a menu that is about to change, locked until the transaction ends. */
export const lockMenu = (
  tx: Queries,
  place: ShipToKey,
  id: string,
): Promise<{ title: string; version: number } | undefined> => tx.maybe(locked({ ...keyOf(place), id }))

/** Whether another menu has the title, in any case of letters. */
export const isMenuTitleTaken = async (
  db: Queries,
  place: ShipToKey,
  title: string,
  besides: string,
): Promise<boolean> => (await db.maybe(titled({ ...keyOf(place), title, besides }))) !== undefined

/** How many menus the ship-to has. */
export const countMenus = async (db: Queries, place: ShipToKey): Promise<number> =>
  (await db.row<{ count: number }>(count(keyOf(place)))).count

/** The types of the ship-to's recipes, by id. */
export async function recipeTypesOf(
  db: Queries,
  place: ShipToKey,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecipeType>> {
  const rows = await db.rows<{ id: string; type: RecipeType }>(types({ ...keyOf(place), ids }))
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** The menus that these recipes are on. */
export const menusOfRecipes = (
  db: Queries,
  place: ShipToKey,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> => db.rows(users({ ...keyOf(place), ids }))

/** What is written of a menu, and by whom. */
interface MenuToWrite {
  readonly text: MenuText
  readonly by: string
  readonly now: Date
}

async function write(
  tx: Queries,
  place: ShipToKey,
  id: string,
  { text, by, now }: MenuToWrite,
  statement: typeof insert,
): Promise<void> {
  const { title, description, usualCovers, recipes } = text
  const { division, shipTo } = place
  await tx.send(statement({ id, division, shipTo, title, description, usualCovers, by, now }))
  await tx.send(clear({ division, shipTo, id }))
  if (recipes.length > 0) await tx.send(fill({ id, division, shipTo, lines: JSON.stringify(recipes) }))
}

/** Adds a menu with its dishes. */
export const insertMenu = (tx: Queries, place: ShipToKey, id: string, menu: MenuToWrite): Promise<void> =>
  write(tx, place, id, menu, insert)

/** Writes a menu whose row is locked, as a whole. */
export const replaceMenu = (tx: Queries, place: ShipToKey, id: string, menu: MenuToWrite): Promise<void> =>
  write(tx, place, id, menu, update)

/** Deletes a menu; its recipes stay. */
export const removeMenu = (tx: Queries, place: ShipToKey, id: string): Promise<void> =>
  tx.send(remove({ ...keyOf(place), id }))
