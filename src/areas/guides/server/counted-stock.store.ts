import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { OnHand } from '../rules/order-to-par.ts'
import type { OfShipTo } from './guide.store.ts'

/** What a count found of an item, over all places it was counted in; one of the two is null. */
export interface CountedItem extends OnHand {
  readonly itemNumber: string | null
  readonly customItemId: string | null
}

const counted = `jsonb_to_recordset(:items::jsonb) as x ("itemNumber" text, "customItemId" uuid,
  "hundredthsOfCases" integer, units integer)` as const
const newer = `set hundredths_of_cases = excluded.hundredths_of_cases, units = excluded.units,
  counted_at = excluded.counted_at where counted_stock.counted_at <= excluded.counted_at` as const
const noteItems = sql(
  'guides.note-stock',
  `with items as (
     insert into counted_stock (division, ship_to, item_number, hundredths_of_cases, units, counted_at)
     select :division, :shipTo, x."itemNumber", x."hundredthsOfCases", x.units, :countedAt from ${counted}
     where x."itemNumber" is not null order by x."itemNumber"
     on conflict (division, ship_to, item_number) where item_number is not null do update ${newer}
   )
   insert into counted_stock (division, ship_to, custom_item_id, hundredths_of_cases, units, counted_at)
   select :division, :shipTo, x."customItemId", x."hundredthsOfCases", x.units, :countedAt from ${counted}
   where x."customItemId" is not null order by x."customItemId"
   on conflict (division, ship_to, custom_item_id) where custom_item_id is not null do update ${newer}`,
)

const ofItems = sql(
  'guides.counted-stock',
  `select k.item_number as "itemNumber", k.hundredths_of_cases as "hundredthsOfCases", k.units,
     k.counted_at as "countedAt"
   from counted_stock k
   where k.division = :division and k.ship_to = :shipTo and k.item_number = any(:itemNumbers)`,
)

/** An item's last count. */
export interface CountedStock extends OnHand {
  readonly countedAt: string
}

/** RECIPE-4: the last counts of items, by number; `onHandOf` says whether one still counts. */
export async function countedStockOf(
  db: Queries,
  { division, shipTo }: OfShipTo,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, CountedStock>> {
  if (itemNumbers.length === 0) return new Map()
  const rows = await db.rows<CountedStock & { itemNumber: string }>(ofItems({ division, shipTo, itemNumbers }))
  return new Map(rows.map(({ itemNumber, ...stock }) => [itemNumber, stock]))
}

/**
 * GUIDE-3: notes what a closed count found, each item once; what was counted later stays. 'Fill to
 * par' reads it.
 */
export const noteCountedStock = (
  tx: Queries,
  { division, shipTo }: OfShipTo,
  countedAt: Date,
  items: readonly CountedItem[],
): Promise<void> => tx.send(noteItems({ division, shipTo, countedAt, items: JSON.stringify(items) }))
