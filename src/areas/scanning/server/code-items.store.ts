import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CodeItem } from '../scanning.endpoints.ts'
import { codeItemColumns } from './code-columns.ts'

/** Items shown of each group. */
const maxShown = 12

// The search of the shop is a layer above this area; here a person types the words on a label, and
// each of them must stand somewhere in what the item is called.
const items = sql(
  'scanning.find-items',
  `select ${codeItemColumns}, p.item_number is not null as "isBought"
   from items i
   left join item_purchases p on p.division = i.division and p.ship_to = :shipTo and p.item_number = i.item_number
   left join customer_items w on w.division = i.division and w.ship_to = :shipTo and w.item_number = i.item_number
   left join custom_items m on false
   where i.division = :division and i.erp_status <> 'inactive'
     and (not i.is_proprietary or :shipTo = any(i.reserved_ship_tos))
     and (p.item_number is not null or cardinality(:patterns::text[]) > 0)
     and lower(concat_ws(' ', i.item_number, i.description, i.brand, i.pack_size_description, i.product_code,
                         w.customer_description, w.customer_item_number)) like all (:patterns::text[])
   order by p.item_number is not null desc, p.times_ordered desc nulls last,
     lower(i.description) like :start desc, i.description, i.item_number
   limit ${2 * maxShown}`,
)

const customItems = sql(
  'scanning.find-custom-items',
  `select ${codeItemColumns}
   from custom_items m
   left join items i on false
   left join customer_items w on false
   where m.division = :division and m.ship_to = :shipTo and m.is_active
     and lower(concat_ws(' ', m.description, m.brand, m.pack_size_description, m.customer_item_number))
         like all (:patterns::text[])
   order by m.description, m.id
   limit ${maxShown}`,
)

/** NEXT-8: items of the ship-to, of the catalogue and of its own making that have all words. */
export async function findItemsFor(
  db: Queries,
  { division, shipTo }: { readonly division: string; readonly shipTo: string },
  words: readonly string[],
): Promise<{ bought: CodeItem[]; catalogue: CodeItem[]; custom: CodeItem[] }> {
  const escaped = words.map((word) => word.replace(/[\\%_]/g, '\\$&'))
  const asked = { division, shipTo, patterns: escaped.map((word) => `%${word}%`) }
  // Descriptions begin with what a thing is: 'TOMATO DICED' before 'JUICE TOMATO'.
  const start = `${escaped[0] ?? ''}%`
  const [found, custom] = await db.both<CodeItem & { isBought: boolean }, CodeItem>(
    items({ ...asked, start }),
    customItems(asked),
  )
  const of = (wanted: boolean) =>
    found.flatMap(({ isBought, ...item }) => (isBought === wanted ? [item] : [])).slice(0, maxShown)
  return { bought: of(true), catalogue: of(false), custom }
}
