import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const suggest = sql(
  'shop.suggest-item',
  `insert into suggested_items (division, ship_to, item_number, suggested_by, suggested_at)
   select i.division, :shipTo, i.item_number, :by, :at from items i
   where i.division = :division and i.item_number = :itemNumber and i.erp_status = 'active'
     and (not i.is_reserved or :shipTo = any(i.reserved_ship_tos))
     and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))
   on conflict (division, ship_to, item_number) do update
   set suggested_by = excluded.suggested_by, suggested_at = excluded.suggested_at`,
)
const withdraw = sql(
  'shop.withdraw-item',
  `delete from suggested_items
   where division = :division and ship_to = :shipTo and item_number = :itemNumber`,
)

interface Suggestion {
  readonly division: string
  readonly shipTo: string
  readonly itemNumber: string
}

/**
 * STAFF-6: an item stands first among the usual ones until it is bought; false when it is not sold.
 */
export const suggestItem = async (db: Queries, item: Suggestion & { by: string; at: Date }): Promise<boolean> =>
  (await db.run(suggest({ ...item }))) > 0

/** STAFF-6: takes a suggestion back; false when there was none. */
export const withdrawItem = async (db: Queries, item: Suggestion): Promise<boolean> =>
  (await db.run(withdraw({ ...item }))) > 0
