import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ItemDetails } from '../item.ts'

/** What the nutrition label of an item says; null: the distributor does not know. */
export interface ItemNutrition {
  /** Kilocalories a serving. */
  readonly calories: number | null
  readonly nutrients: NonNullable<ItemDetails['nutrients']>
  readonly servingSize: { readonly value: number; readonly uom: string } | null
}

const ofItems = sql(
  'items.nutrition',
  `select i.item_number as "itemNumber", (i.details ->> 'calories')::float8 as calories,
     coalesce(i.details -> 'nutrients', '[]') as nutrients, i.details -> 'servingSize' as "servingSize"
   from items i where i.division = :division and i.item_number = any(:itemNumbers)`,
)

/** NEXT-10: the nutrition labels of items, by number. */
export async function nutritionOf(
  db: Queries,
  division: string,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, ItemNutrition>> {
  if (itemNumbers.length === 0) return new Map()
  const rows = await db.rows<ItemNutrition & { itemNumber: string }>(ofItems({ division, itemNumbers }))
  return new Map(rows.map(({ itemNumber, ...nutrition }) => [itemNumber, nutrition]))
}
