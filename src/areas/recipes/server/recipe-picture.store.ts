import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** Days until a picture that no recipe shows is deleted: drafts last that long. */
const unusedDays = 30

const insert = sql(
  'recipes.insert-picture',
  `insert into recipe_pictures (id, division, ship_to, added_by, added_at)
   values (:pictureId, :division, :shipTo, :userId, :now)`,
)
const present = sql(
  'recipes.picture',
  'select p.id from recipe_pictures p where p.division = :division and p.ship_to = :shipTo and p.id = :pictureId',
)
const prune = sql(
  'recipes.delete-unused-pictures',
  `delete from recipe_pictures p
   where p.division = :division and p.ship_to = :shipTo and p.added_at < :now::timestamptz - make_interval(days => ${unusedDays})
     and not exists (select from recipes r
       where r.division = p.division and r.ship_to = p.ship_to and r.picture_id = p.id)
   returning p.id`,
)

/** Keeps a picture for the recipes of a ship-to. */
export const insertPicture = (
  tx: Queries,
  { division, shipTo }: ShipToKey,
  { pictureId, userId, now }: { readonly pictureId: string; readonly userId: string; readonly now: Date },
): Promise<void> => tx.send(insert({ pictureId, division, shipTo, userId, now }))

/** Whether the picture is one of the ship-to's. */
export const isPictureOf = async (db: Queries, { division, shipTo }: ShipToKey, pictureId: string): Promise<boolean> =>
  (await db.maybe(present({ division, shipTo, pictureId }))) !== undefined

/** Deletes the pictures of a ship-to that no recipe came to show; returns their ids. */
export const removeUnused = async (tx: Queries, { division, shipTo }: ShipToKey, now: Date): Promise<string[]> =>
  (await tx.rows<{ id: string }>(prune({ division, shipTo, now }))).map(({ id }) => id)
