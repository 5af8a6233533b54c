import type { CalendarDate } from '#kit/dates.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { OrderingCart } from '#areas/items/rules/why-item-is-blocked.ts'
import {
  detailColumns,
  summaryColumns,
  summaryTables,
  type ItemDetailRow,
  type ItemSummaryRow,
} from '#areas/items/server/public.ts'
import { scopesOf } from '#areas/prices/rules/scopes-of.ts'
import { priceColumns, priceTables, type PriceRow } from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** For whom and when the shop is asked. */
export interface Visit {
  readonly shipTo: ShipToFacts
  /** The delivery date prices are for. */
  readonly date: CalendarDate
  readonly today: CalendarDate
}

const tables = `${summaryTables} ${priceTables({ scopes: '$4', date: '$5', today: '$6' })}`

// Proprietary items of others are left out here too: the index is a copy, this is the rule's own source (ITEM-9).
const visible = 'i.division = $1 and (not i.is_proprietary or $2 = any(i.reserved_ship_tos))'

const page = sql(
  'shop.page',
  `select ${summaryColumns}, ${priceColumns} from ${tables}
   where ${visible} and i.item_number = any($3) and i.erp_status <> 'inactive'`,
)

// An inactive item still opens from an old order: its data is visible, but it cannot be added (ITEM-7).
const one = sql(
  'shop.item',
  `select ${detailColumns('$7::boolean')}, ${priceColumns} from ${tables} where ${visible} and i.item_number = $3`,
)

// A prospect's query carries no scope, so that no price is even read (CUST-4).
const valuesFor = ({ shipTo, date, today }: Visit, asked: string | readonly string[]) => [
  shipTo.division,
  shipTo.shipTo,
  asked,
  shipTo.isProspective ? [] : scopesOf(shipTo),
  date,
  today,
]

/** ITEM-1: the rows of a page in the order asked for, with prices and statistics, in one statement. */
export async function pageOf(
  db: Queries,
  visit: Visit,
  itemNumbers: readonly string[],
): Promise<(ItemSummaryRow & PriceRow)[]> {
  if (itemNumbers.length === 0) return []
  const rows = await db.rows<ItemSummaryRow & PriceRow>(page, valuesFor(visit, itemNumbers))
  const position = new Map(itemNumbers.map((itemNumber, index) => [itemNumber, index]))
  return rows.toSorted((one, other) => position.get(one.itemNumber)! - position.get(other.itemNumber)!)
}

/** ITEM-3: one item in full with its price and statistics; undefined when the ship-to has no such item. */
export const itemOf = (
  db: Queries,
  visit: Visit,
  itemNumber: string,
  isStaff: boolean,
): Promise<(ItemDetailRow & PriceRow) | undefined> =>
  db.maybe<ItemDetailRow & PriceRow>(one, [...valuesFor(visit, itemNumber), isStaff])

const cartOrdering = sql(
  'shop.cart',
  `select c.so_type as "soType", coalesce(r.block_jit_drop, false) as "blockJitDrop"
   from carts c
   left join route_days r on r.division = c.division and r.ship_to = c.ship_to and r.so_type = c.so_type
   where c.id = $1 and c.division = $2 and c.ship_to = $3 and c.status = 'open' and ($4 or c.is_visible_to_customer)`,
)

/** What the open cart blocks; null when there is no such cart for this ship-to and reader (security 9, 13). */
export async function cartOf(
  db: Queries,
  { division, shipTo }: { division: string; shipTo: string },
  cartId: string | undefined,
  isStaff: boolean,
): Promise<OrderingCart | null> {
  if (cartId === undefined) return null
  return (await db.maybe<OrderingCart>(cartOrdering, [cartId, division, shipTo, isStaff])) ?? null
}
