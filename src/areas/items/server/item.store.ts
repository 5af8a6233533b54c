import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ItemFacts, ItemSummary } from '../item.ts'
import { stockOf, toItemSummary } from './item-columns.ts'
import { catalogueVersion, knownItems, type PassingColumns, selectPassing, summaryRowOf } from './known-items.ts'

/** The ship-to an item is looked at for. */
interface ForShipTo {
  readonly division: string
  readonly shipTo: string
}

const facts = sql(
  'items.facts',
  `select i.item_number as "itemNumber", i.description, i.erp_status as "erpStatus",
          i.is_catch_weight as "isCatchWeight", i.is_broken_case as "isBrokenCase", i.each_only as "eachOnly",
          i.case_weight_hundredths as "caseWeightHundredths", i.is_drop_ship as "isDropShip",
          i.is_just_in_time as "isJustInTime", i.is_reserved as "isReserved",
          :shipTo = any(i.reserved_ship_tos) as "isReservedForThisShipTo", i.is_proprietary as "isProprietary",
          i.is_special_order as "isSpecialOrder", coalesce(k.on_hand_cases, 0) as "onHandCases",
          coalesce(k.low_below_cases, 0) as "lowBelowCases"
   from items i
   left join ${stockOf({ division: ':division', shipTo: ':shipTo', numbers: ':itemNumbers' })} k on k.item_number = i.item_number
   where i.division = :division and i.item_number = any(:itemNumbers)`,
)

const passing = sql(
  'items.passing',
  `select ${catalogueVersion(':division')} as version,
     ${selectPassing('unnest(:itemNumbers::text[])', { division: ':division', shipTo: ':shipTo' })} as items`,
)

/**
 * What the ordering rules need to know, by item number; items the division does not have are
 * absent.
 */
export async function itemFacts(
  db: Queries,
  { division, shipTo }: ForShipTo,
  itemNumbers: readonly string[],
): Promise<Map<string, ItemFacts>> {
  const rows = await db.rows<ItemFacts>(facts({ division, shipTo, itemNumbers }))
  return new Map(rows.map((row) => [row.itemNumber, row]))
}

/**
 * What lists and lines show, by item number, of items in any state: a cart line stays readable when
 * its item is gone.
 */
export async function itemSummaries(
  db: Queries,
  { division, shipTo }: ForShipTo,
  itemNumbers: readonly string[],
): Promise<Map<string, ItemSummary>> {
  const { version, items } = await db.row<{ version: number; items: readonly PassingColumns[] | null }>(
    passing({ division, shipTo, itemNumbers }),
  )
  const known = await knownItems(db, { division, version }, itemNumbers)
  const summaries = new Map<string, ItemSummary>()
  for (const columns of items ?? []) {
    const item = known.get(columns[0])
    if (item) summaries.set(columns[0], toItemSummary(summaryRowOf(item, columns, shipTo)))
  }
  return summaries
}
