import { saveOwnWords } from '#areas/items/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { OwnWordsChange } from '../rules/plan-line-changes.ts'
import type { OfShipTo } from './guide.store.ts'

const present = sql(
  'guides.own-words',
  `select w.item_number as "itemNumber", w.customer_description as "customerDescription",
          w.customer_item_number as "customerItemNumber"
   from customer_items w
   where w.division = :division and w.ship_to = :shipTo and w.item_number = any(:itemNumbers::text[])`,
)

interface WordsRow {
  readonly itemNumber: string
  readonly customerDescription: string
  readonly customerItemNumber: string
}

/** The ship-to's own words for items; those without any are absent. */
export async function ownWordsOf(
  db: Queries,
  { division, shipTo }: OfShipTo,
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, WordsRow>> {
  const rows = await db.rows<WordsRow>(present({ division, shipTo, itemNumbers }))
  return new Map(rows.map((row) => [row.itemNumber, row]))
}

/** Writes the ship-to's own words that a change of lines names; what it leaves out stays. */
export async function changeOwnWords(
  tx: Queries,
  { division, shipTo }: OfShipTo,
  changes: readonly OwnWordsChange[],
): Promise<void> {
  if (changes.length === 0) return
  const itemNumbers = changes.map(({ itemNumber }) => itemNumber)
  const before = await ownWordsOf(tx, { division, shipTo }, itemNumbers)
  const words = changes.map(({ itemNumber, customerDescription, customerItemNumber }) => ({
    itemNumber,
    customerDescription: customerDescription ?? before.get(itemNumber)?.customerDescription ?? '',
    customerItemNumber: customerItemNumber ?? before.get(itemNumber)?.customerItemNumber ?? '',
  }))
  await saveOwnWords(tx, { division, shipTo }, words)
}
