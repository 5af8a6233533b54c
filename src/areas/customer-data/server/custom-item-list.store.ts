import type { z } from 'zod'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CustomItem } from '../custom-item.ts'
import { type customItemSorts, listCustomItems } from '../custom-items.endpoints.ts'
import { customItemColumns, customItemTables, type CustomItemRow, toCustomItem } from './custom-item-columns.ts'

type ItemQuery = z.output<(typeof listCustomItems)['query']>

const has = (column: string) => `${column} ilike '%' || :pattern || '%'`
const among = (column: string, ids: string) =>
  `(${ids}::text[] is null or ${column}::text = any(${ids}) or (${column} is null and 'none' = any(${ids})))`
const where = `
  where i.division = :division and i.ship_to = :shipTo and (:withInactive::boolean or i.is_active)
    and (:pattern = '' or ${has('i.description')} or ${has('i.brand')} or ${has('i.pack_size_description')}
      or ${has('i.customer_item_number')} or ${has('i.gtin')} or ${has('c.name')} or ${has('l.name')}
      or ${has('d.name')})
    and ${among('i.category_id', ':categoryIds')} and ${among('i.location_id', ':locationIds')}
    and ${among('i.distributor_id', ':distributorIds')}` as const

const sortColumns: Record<(typeof customItemSorts)[number], string> = {
  description: 'lower(i.description)',
  categoryName: "lower(coalesce(c.name, ''))",
  locationName: "lower(coalesce(l.name, ''))",
  distributorName: "lower(coalesce(d.name, ''))",
}
const listStatement = (sort: ItemQuery['sort'], direction: ItemQuery['sortDirection']) =>
  sql(
    `customer-data.custom-items.${sort}.${direction}`,
    `select ${customItemColumns} from ${customItemTables()} ${where}
     order by ${sortColumns[sort]} ${direction}, lower(i.description), i.id limit :limit offset :offset`,
  )
const total = sql(
  'customer-data.custom-items.total',
  `select count(*)::int as total from custom_items i
   left join customer_categories c on c.id = i.category_id
   left join customer_locations l on l.id = i.location_id
   left join customer_distributors d on d.id = i.distributor_id ${where}`,
)

/**
 * GUIDE-4: a page of the custom items of a ship-to; and how many there are when that is asked for.
 */
export async function customItemPage(
  db: Queries,
  { division, shipTo }: ShipToKey,
  query: ItemQuery,
): Promise<{ customItems: CustomItem[]; totalRecords?: number }> {
  const { pageNo, pageSize, sort, sortDirection } = query
  const filter = {
    division,
    shipTo,
    pattern: query.keyword.replace(/[\\%_]/g, '\\$&'),
    categoryIds: query.categoryIds ?? null,
    locationIds: query.locationIds ?? null,
    distributorIds: query.distributorIds ?? null,
    withInactive: query.withInactive ?? false,
  }
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const rows = await db.rows<CustomItemRow>(listStatement(sort, sortDirection)({ ...filter, ...page }))
  const customItems = rows.map(toCustomItem)
  if (!query.includeTotal) return { customItems }
  return { customItems, totalRecords: (await db.row<{ total: number }>(total(filter))).total }
}
