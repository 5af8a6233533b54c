import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CustomItem, CustomItemText } from '../custom-item.ts'
import { customItemColumns, customItemTables, type CustomItemRow, toCustomItem } from './custom-item-columns.ts'
import type { OwnDataUser, OwnRow } from './own-data-users.ts'

const byIds = sql(
  'customer-data.custom-items-by-ids',
  `select ${customItemColumns} from ${customItemTables()}
   where i.division = :division and i.ship_to = :shipTo and i.id = any(:ids::uuid[])`,
)
const lock = sql(
  'customer-data.lock-custom-item',
  'select 1 from custom_items where division = :division and ship_to = :shipTo and id = :id for update',
)
const count = sql(
  'customer-data.count-custom-items',
  'select count(*)::int as count from custom_items where division = :division and ship_to = :shipTo',
)
const insert = sql(
  'customer-data.insert-custom-item',
  `insert into custom_items (id, division, ship_to, description, category_id, location_id, distributor_id, brand,
     pack_size_description, customer_item_number, gtin, is_broken_case, eaches_per_case, is_catch_weight,
     case_net_weight_hundredths, case_price_cents, each_price_cents, priced_on, priced_at, changed_by, changed_at)
   values (:id, :division, :shipTo, :description, :categoryId, :locationId, :distributorId, :brand,
     :packSizeDescription, :customerItemNumber, :gtin, :isBrokenCase, :eachesPerCase, :isCatchWeight,
     :caseNetWeight, :casePrice, :eachPrice, :pricedOn, :pricedAt, :changedBy, :changedAt)`,
)
const update = sql(
  'customer-data.update-custom-item',
  `update custom_items set description = :description, category_id = :categoryId, location_id = :locationId,
     distributor_id = :distributorId, brand = :brand, pack_size_description = :packSizeDescription,
     customer_item_number = :customerItemNumber, gtin = :gtin, is_broken_case = :isBrokenCase,
     eaches_per_case = :eachesPerCase, is_catch_weight = :isCatchWeight,
     case_net_weight_hundredths = :caseNetWeight, case_price_cents = :casePrice, each_price_cents = :eachPrice,
     priced_on = case when :isPriced::boolean then :pricedOn else priced_on end,
     priced_at = case when :isPriced::boolean then :pricedAt else priced_at end,
     is_active = :isActive, version = version + 1, changed_by = :changedBy, changed_at = :changedAt
   where division = :division and ship_to = :shipTo and id = :id`,
)
const deactivate = sql(
  'customer-data.deactivate-custom-item',
  `update custom_items set is_active = false, version = version + 1, changed_by = :changedBy, changed_at = :changedAt
   where division = :division and ship_to = :shipTo and id = :id`,
)
const remove = sql(
  'customer-data.delete-custom-item',
  'delete from custom_items where division = :division and ship_to = :shipTo and id = :id',
)
// Of the names a custom item may have, those that are this ship-to's.
const known = sql(
  'customer-data.known-names',
  `select
     (select count(*)::int from customer_categories
      where division = :division and ship_to = :shipTo and id = :categoryId::uuid) as category,
     (select count(*)::int from customer_locations
      where division = :division and ship_to = :shipTo and id = :locationId::uuid) as location,
     (select count(*)::int from customer_distributors
      where division = :division and ship_to = :shipTo and id = :distributorId::uuid) as distributor`,
)

const keyOf = ({ division, shipTo }: ShipToKey) => ({ division, shipTo })

/** Custom items of a ship-to by id, priced; ids of others are absent. */
export async function customItemsOf(
  db: Queries,
  place: ShipToKey,
  ids: readonly string[],
): Promise<Map<string, CustomItem>> {
  const rows = await db.rows<CustomItemRow>(byIds({ ...keyOf(place), ids }))
  return new Map(rows.map((row) => [row.id, toCustomItem(row)]))
}

/** One as it is; undefined: not of this ship-to, or deleted. */
export const customItemOf = async (db: Queries, place: ShipToKey, id: string): Promise<CustomItem | undefined> =>
  (await customItemsOf(db, place, [id])).get(id)

/** The same, locked until the transaction ends. */
export async function lockCustomItem(tx: Queries, place: ShipToKey, id: string): Promise<CustomItem | undefined> {
  await tx.send(lock({ ...keyOf(place), id }))
  return customItemOf(tx, place, id)
}

/** How many the ship-to has, deactivated ones included. */
export const countCustomItems = async (db: Queries, place: ShipToKey): Promise<number> =>
  (await db.row<{ count: number }>(count(keyOf(place)))).count

/** Which of the named category, location and distributor are this ship-to's: 1 or 0 each. */
export const knownNames = (
  db: Queries,
  place: ShipToKey,
  { categoryId, locationId, distributorId }: Pick<CustomItemText, 'categoryId' | 'locationId' | 'distributorId'>,
): Promise<{ category: number; location: number; distributor: number }> =>
  db.row(known({ ...keyOf(place), categoryId, locationId, distributorId }))

/** Who writes, and on which day of the division. */
export interface WrittenBy {
  readonly changedBy: string
  readonly changedAt: Date
  readonly today: string
}

const valuesOf = (place: ShipToKey, id: string, text: CustomItemText, { changedBy, changedAt, today }: WrittenBy) => ({
  ...keyOf(place),
  id,
  description: text.description,
  categoryId: text.categoryId,
  locationId: text.locationId,
  distributorId: text.distributorId,
  brand: text.brand,
  packSizeDescription: text.packSizeDescription,
  customerItemNumber: text.customerItemNumber,
  gtin: text.gtin,
  isBrokenCase: text.isBrokenCase,
  eachesPerCase: text.eachesPerCase,
  isCatchWeight: text.isCatchWeight,
  caseNetWeight: text.caseNetWeight,
  casePrice: text.casePrice,
  eachPrice: text.eachPrice,
  ...(text.casePrice === null && text.eachPrice === null
    ? { pricedOn: null, pricedAt: null }
    : { pricedOn: today, pricedAt: changedAt }),
  changedBy,
  changedAt,
})

/** Adds one. */
export const addCustomItem = (db: Queries, place: ShipToKey, id: string, text: CustomItemText, by: WrittenBy) =>
  db.send(insert(valuesOf(place, id, text, by)))

/** Replaces one, whose row is locked; `isPriced`: a price was typed, so that its day is today. */
export const changeCustomItem = (
  db: Queries,
  place: ShipToKey,
  id: string,
  text: CustomItemText & { readonly isActive: boolean },
  by: WrittenBy & { readonly isPriced: boolean },
) => db.send(update({ ...valuesOf(place, id, text, by), isActive: text.isActive, isPriced: by.isPriced }))

/** Leaves it readable where it is named, and out of every list. */
export const deactivateCustomItem = (db: Queries, place: ShipToKey, id: string, by: WrittenBy) =>
  db.send(deactivate({ ...keyOf(place), id, changedBy: by.changedBy, changedAt: by.changedAt }))

/** Deletes one that nobody names. */
export const removeCustomItem = (db: Queries, place: ShipToKey, id: string) => db.send(remove({ ...keyOf(place), id }))

const uses = sql(
  'customer-data.uses-in-custom-items',
  `select count(*)::int as count from custom_items
   where division = :division and ship_to = :shipTo and case :kind
     when 'category' then category_id = :id::uuid
     when 'location' then location_id = :id::uuid
     when 'distributor' then distributor_id = :id::uuid else false end`,
)
const move = sql(
  'customer-data.move-custom-items',
  `update custom_items set
     category_id = case when :kind = 'category' and category_id = :id::uuid then :to::uuid else category_id end,
     location_id = case when :kind = 'location' and location_id = :id::uuid then :to::uuid else location_id end,
     distributor_id =
       case when :kind = 'distributor' and distributor_id = :id::uuid then :to::uuid else distributor_id end,
     version = version + 1
   where division = :division and ship_to = :shipTo and case :kind
     when 'category' then category_id = :id::uuid
     when 'location' then location_id = :id::uuid
     when 'distributor' then distributor_id = :id::uuid else false end`,
)

/** Custom items that name a category, location or distributor. */
export const customItemUser: OwnDataUser = {
  noun: 'custom item',
  count: async (db, { division, shipTo, kind, id }: OwnRow) =>
    (await db.row<{ count: number }>(uses({ division, shipTo, kind, id }))).count,
  move: (tx, { division, shipTo, kind, id }, to) => tx.send(move({ division, shipTo, kind, id, to })),
}
