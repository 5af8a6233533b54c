import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '#kit/actor.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Valuation } from '../inventory.ts'

// What of a guide is counted: an item made for others does not exist for this ship-to (ITEM-9), and
// a custom item that was deactivated is on no shelf.
const countable = `guide_items g
   left join items i on i.division = g.division and i.item_number = g.item_number
     and (not i.is_proprietary or g.ship_to = any(i.reserved_ship_tos))
   left join custom_items c on c.id = g.custom_item_id and c.is_active` as const
const isCountable = '(i.item_number is not null or c.id is not null)' as const

// Locked, so that the guide and its lines stay until they are copied.
const guide = sql(
  'inventory.guide',
  `select o.type, o.name,
     exists (select from ${countable} where g.guide_id = o.id and ${isCountable}) as "hasLines"
   from guides o where o.division = :division and o.ship_to = :shipTo and o.id = :guideId for share`,
)

/** What decides whether a guide can be counted. */
export interface CountedGuide {
  readonly type: string
  readonly name: string
  readonly hasLines: boolean
}

/** A guide of this ship-to, unchanged until the transaction ends, or undefined. */
export async function lockGuide(
  tx: Queries,
  question: { division: string; shipTo: string; guideId: string },
): Promise<CountedGuide | undefined> {
  const found = await tx.maybe<CountedGuide>(guide(question))
  // The second reading sees what was committed while the first waited for the lock.
  return found && tx.maybe<CountedGuide>(guide(question))
}

// The unique index lets one count of a guide be open: of two who start it, one gets no row.
const insert = sql(
  'inventory.open',
  `insert into customer_inventories (id, division, ship_to, guide_id, guide_name, name, is_blind, valuation, opened_by,
     opened_by_real_user, opened_at)
   values (:id, :division, :shipTo, :guideId, :guideName, :name, :isBlind, :valuation, :userId, :realUserId, :now)
   on conflict (guide_id) where status = 'open' do nothing`,
)

const openOne = sql(
  'inventory.open-of-guide',
  `select t.id from customer_inventories t where t.guide_id = :guideId and t.status = 'open'`,
)

// A custom item has its own category and location unless the guide places it.
const copy = sql(
  'inventory.copy-lines',
  `insert into inventory_lines (inventory_id, line_id, division, ship_to, item_number, custom_item_id, description,
     customer_description, customer_item_number, brand, pack_size_description, each_only, eaches_per_case,
     is_broken_case, is_catch_weight, case_weight_hundredths, case_par_value, each_par_value, reorder_point_pct, category_name,
     location_id, location_name, location_sequence, sort_sequence)
   select :id, g.line_id, g.division, g.ship_to, g.item_number, g.custom_item_id, coalesce(i.description, c.description),
     coalesce(w.customer_description, ''), coalesce(w.customer_item_number, c.customer_item_number, ''),
     coalesce(i.brand, c.brand), coalesce(i.pack_size_description, c.pack_size_description),
     coalesce(i.each_only, false), coalesce(i.eaches_per_case, c.eaches_per_case),
     coalesce(i.is_broken_case, c.is_broken_case), coalesce(i.is_catch_weight, c.is_catch_weight),
     coalesce(i.case_weight_hundredths, c.case_net_weight_hundredths), g.case_par_value, g.each_par_value,
     g.reorder_point_pct, coalesce(y.name, k.name, ''), p.id, coalesce(p.name, ''),
     coalesce(p.sort_sequence, 2147483647), g.sort_sequence
   from ${countable}
   left join categories k on k.id = i.category_id
   left join customer_items w on w.division = g.division and w.ship_to = g.ship_to and w.item_number = g.item_number
   left join customer_categories y on y.id = coalesce(g.category_id, c.category_id)
   left join customer_locations p on p.id = coalesce(g.location_id, c.location_id)
   where g.guide_id = :guideId and ${isCountable}`,
)

/** A count that is opened. */
export interface NewInventory {
  readonly division: string
  readonly shipTo: string
  readonly guideId: string
  readonly guideName: string
  readonly name: string
  readonly isBlind: boolean
  readonly valuation: Valuation
  readonly actor: Actor
  readonly now: Date
}

/** Writes a count with a copy of the guide's lines; null when one of the guide is open already. */
export async function insertInventory(tx: Queries, { actor, ...count }: NewInventory): Promise<string | null> {
  const id = uuidv7()
  const { userId, realUserId } = actor
  if ((await tx.run(insert({ ...count, id, userId, realUserId }))) === 0) return null
  await tx.send(copy({ id, guideId: count.guideId }))
  return id
}

/** The open count of a guide, if there is one. */
export const openInventoryOf = async (db: Queries, guideId: string): Promise<string | undefined> =>
  (await db.maybe<{ id: string }>(openOne({ guideId })))?.id
