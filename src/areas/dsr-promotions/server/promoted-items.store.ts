import type { CalendarDate } from '#kit/dates.ts'
import { listPrices } from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { PromotedItemFacts } from '../rules/check-promotion-items.ts'

/** An item of a promotion, as the catalogue has it. */
export interface CatalogueItem extends PromotedItemFacts {
  readonly itemNumber: string
  readonly description: string
  readonly packSizeDescription: string
}

const items = sql(
  'dsr-promotions.items',
  `select i.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription",
     i.is_catch_weight as "isCatchWeight", i.case_weight_hundredths as "caseWeightHundredths",
     i.eaches_per_case as "eachesPerCase", nullif(i.cost_cents, 0) as "caseCost"
   from items i where i.division = :division and i.item_number = any(:itemNumbers)`,
)
const search = sql(
  'dsr-promotions.search-items',
  `select i.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription",
     i.is_catch_weight as "isCatchWeight"
   from items i where i.division = :division and i.erp_status = 'active'
     and (i.item_number like :pattern or i.description ilike all(:words))
   order by i.popularity desc, i.item_number limit 30`,
)

/** What the catalogue and the list say of items, by number; those it does not have are absent. */
export async function catalogueItems(
  db: Queries,
  { division, date }: { readonly division: string; readonly date: CalendarDate },
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, CatalogueItem>> {
  if (itemNumbers.length === 0) return new Map()
  const rows = await db.rows<Omit<CatalogueItem, 'listPrice'>>(items({ division, itemNumbers }))
  const prices = await listPrices(db, { division, date }, itemNumbers)
  return new Map(rows.map((row) => [row.itemNumber, { ...row, listPrice: prices.get(row.itemNumber) ?? null }]))
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Items of a division by number or words. */
export const searchItems = (db: Queries, division: string, keyword: string) =>
  db.rows<{ itemNumber: string; description: string; packSizeDescription: string; isCatchWeight: boolean }>(
    search({
      division,
      pattern: `%${escaped(keyword)}%`,
      words: keyword
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => `%${escaped(word)}%`),
    }),
  )
