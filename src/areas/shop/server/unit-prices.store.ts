import { pricesFor } from '#areas/prices/server/public.ts'
import { compareUnitPrices, type PackedItem, type UnitPrice, unitPrice } from '#areas/prices/rules/unit-price.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Visit } from './shop.store.ts'

/** Items priced at a time, so that no statement reads a whole catalogue. */
const batchSize = 2000

const packs = sql(
  'shop.packs',
  `select i.item_number as "itemNumber", i.pack_size_description as "packSizeDescription",
          i.case_weight_hundredths as "caseWeightHundredths"
   from items i
   where i.division = :division and i.item_number = any(:itemNumbers)`,
)

/** ITEM-1: items in the order of their unit prices for a visit; equal ones stay as they are. */
export async function byUnitPrice(
  db: Queries,
  { shipTo, date }: Visit,
  itemNumbers: readonly string[],
  direction: 'asc' | 'desc',
): Promise<string[]> {
  const prices = new Map<string, UnitPrice | null>()
  for (let from = 0; from < itemNumbers.length; from += batchSize) {
    const batch = itemNumbers.slice(from, from + batchSize)
    const [rows, priced] = await Promise.all([
      db.rows<PackedItem & { itemNumber: string }>(packs({ division: shipTo.division, itemNumbers: batch })),
      pricesFor(db, shipTo, date, batch),
    ])
    for (const row of rows) prices.set(row.itemNumber, unitPrice(row, priced.get(row.itemNumber) ?? null))
  }
  const priceOf = (itemNumber: string) => prices.get(itemNumber) ?? null
  return itemNumbers.toSorted((a, b) => compareUnitPrices(priceOf(a), priceOf(b), direction))
}
