import type { z } from 'zod'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { contentVersion } from '#platform/http/content-version.ts'
import type { listOwnWords } from '../custom-items.endpoints.ts'
import type { OwnWords } from '../own-words.ts'

type WordsRow = Omit<OwnWords, 'version'>

const columns =
  `i.item_number as "itemNumber", i.description, i.pack_size_description as "packSizeDescription", i.brand,
  coalesce(w.customer_description, '') as "customerDescription",
  coalesce(w.customer_item_number, '') as "customerItemNumber"` as const
// A proprietary item exists only for the ship-tos it is reserved for (ITEM-9).
const isVisible = '(not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))' as const
const has = (column: string) => `${column} ilike '%' || :pattern || '%'`
const matching = `
  from customer_items w join items i on i.division = w.division and i.item_number = w.item_number
  where w.division = :division and w.ship_to = :shipTo and ${isVisible}
    and (w.customer_description <> '' or w.customer_item_number <> '')
    and (:pattern = '' or ${has('w.customer_description')} or ${has('w.customer_item_number')}
      or ${has('i.description')} or ${has('i.item_number')} or ${has('i.brand')})` as const
const page = sql(
  'customer-data.own-words',
  `select ${columns} ${matching} order by lower(i.description), i.item_number limit :limit offset :offset`,
)
const total = sql('customer-data.own-words-total', `select count(*)::int as total ${matching}`)
const one = sql(
  'customer-data.own-words-of-item',
  `select ${columns} from items i
   left join customer_items w
     on w.division = i.division and w.ship_to = :shipTo and w.item_number = i.item_number
   where i.division = :division and i.item_number = :itemNumber and ${isVisible}`,
)

const toOwnWords = (row: WordsRow): OwnWords => ({
  ...row,
  version: contentVersion([row.customerDescription, row.customerItemNumber]),
})

/** The words of a ship-to for one item, empty when it has none; undefined: no item it may see. */
export async function ownWordsOf(
  db: Queries,
  { division, shipTo }: ShipToKey,
  itemNumber: string,
): Promise<OwnWords | undefined> {
  const row = await db.maybe<WordsRow>(one({ division, shipTo, itemNumber }))
  return row && toOwnWords(row)
}

/** GUIDE-4: a page of the items a ship-to has words of its own for. */
export async function ownWordsPage(
  db: Queries,
  { division, shipTo }: ShipToKey,
  query: z.output<(typeof listOwnWords)['query']>,
): Promise<{ ownWords: OwnWords[]; totalRecords?: number }> {
  const filter = { division, shipTo, pattern: query.keyword.replace(/[\\%_]/g, '\\$&') }
  const offset = (query.pageNo - 1) * query.pageSize
  const rows = await db.rows<WordsRow>(page({ ...filter, limit: query.pageSize, offset }))
  const ownWords = rows.map(toOwnWords)
  if (!query.includeTotal) return { ownWords }
  return { ownWords, totalRecords: (await db.row<{ total: number }>(total(filter))).total }
}
