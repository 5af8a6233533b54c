import type { MeasuredItem } from '#areas/measures/rules/links-of-item.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const measured = sql(
  'ingredient-lines.measured-items',
  `select i.item_number as "itemNumber", i.pack_size_description as "packSizeDescription",
          i.case_weight_hundredths as "caseWeightHundredths", i.is_catch_weight as "isCatchWeight",
          i.is_broken_case as "isBrokenCase", i.each_only as "eachOnly", i.eaches_per_case as "eachesPerCase",
          i.details ->> 'householdServingSize' as "householdServingSize", i.details -> 'servingSize' as "servingSize"
   from items i
   where i.division = :division and i.item_number = any(:itemNumbers)`,
)

type Row = Omit<MeasuredItem, 'householdServingSize' | 'servingSize'> & {
  readonly itemNumber: string
  readonly householdServingSize: string | null
  readonly servingSize: { readonly value: number; readonly uom: string } | null
}

/** RECIPE-3: the facts of items that connect their measures; a number without an item is absent. */
export async function measuredItems(
  db: Queries,
  division: string,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, MeasuredItem>> {
  if (itemNumbers.length === 0) return new Map()
  const rows = await db.rows<Row>(measured({ division, itemNumbers }))
  return new Map(
    rows.map(({ itemNumber, householdServingSize, servingSize, ...item }) => [
      itemNumber,
      { ...item, householdServingSize: householdServingSize ?? undefined, servingSize: servingSize ?? undefined },
    ]),
  )
}
