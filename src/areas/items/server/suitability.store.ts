import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Suitability } from '../rules/compare-suitability.ts'

interface SuitabilityRow extends Suitability {
  readonly itemNumber: string
}

const allergens = (field: string) => `coalesce(i.details -> '${field}', '[]')`

const ofItems = sql(
  'items.suitability',
  `select i.item_number as "itemNumber", i.dietary_preferences as diets, ${allergens('allergensContains')} as contains,
          ${allergens('allergensMayContains')} as "mayContain", ${allergens('allergensFreeFrom')} as "freeFrom"
   from items i where i.division = :division and i.item_number = any(:itemNumbers)`,
)

/** CHECK-2: for whom these items are fit to eat. */
export async function suitabilityOf(
  db: Queries,
  division: string,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, Suitability>> {
  if (itemNumbers.length === 0) return new Map()
  const rows = await db.rows<SuitabilityRow>(ofItems({ division, itemNumbers: [...new Set(itemNumbers)] }))
  return new Map(rows.map(({ itemNumber, ...suitability }) => [itemNumber, suitability]))
}
