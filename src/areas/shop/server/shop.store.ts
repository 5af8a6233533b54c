import type { CalendarDate } from '#kit/dates.ts'
import type { ShipToFacts } from '#areas/customers/ship-to.ts'
import type { OrderingCart } from '#areas/items/rules/why-item-is-blocked.ts'
import { isItemVisible } from '#areas/items/rules/is-item-visible.ts'
import {
  catalogueVersion,
  type ItemSummaryRow,
  knownItems,
  type PassingColumns,
  selectPassing,
  summaryRowOf,
} from '#areas/items/server/public.ts'
import type { ItemPrice, ItemStats } from '#areas/prices/item-price.ts'
import { choosePrice } from '#areas/prices/rules/choose-price.ts'
import { scopesOf } from '#areas/prices/rules/scopes-of.ts'
import {
  type CandidateColumns,
  candidatesByItem,
  selectCandidates,
  selectStats,
  statsOf,
  type StatsRow,
} from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** For whom and when the shop is asked. */
export interface Visit {
  readonly shipTo: ShipToFacts
  /** The delivery date prices are for. */
  readonly date: CalendarDate
  readonly today: CalendarDate
}

/** An open cart as the shop sees it: what it blocks, and the day its prices are for. */
export interface ShoppingCart extends OrderingCart {
  /** Null while none is chosen. */
  readonly deliveryDate: CalendarDate | null
}

/** The values of a visit: see `valuesFor`. */
const visited = {
  division: ':division',
  shipTo: ':shipTo',
  scopes: ':scopes',
  date: ':date',
  today: ':today',
} as const
const asked = ':itemNumbers::text[]'

const page = sql(
  'shop.page',
  `select ${catalogueVersion(':division')} as "catalogueVersion",
          ${selectPassing(`unnest(${asked})`, visited)} as items,
          ${selectCandidates(asked, visited)} as candidates,
          ${selectStats(asked, visited)} as stats`,
)

// A prospect's query carries no scope, so that no price is even read (CUST-4).
const valuesFor = ({ shipTo, date, today }: Visit) => ({
  division: shipTo.division,
  shipTo: shipTo.shipTo,
  scopes: shipTo.isProspective ? [] : scopesOf(shipTo),
  date,
  today,
})

/** An item of a page. */
export interface PageItem {
  readonly row: ItemSummaryRow
  readonly eachesPerCase: number
  readonly price: ItemPrice | null
  /** Null when this ship-to never bought it. */
  readonly stats: ItemStats | null
}

interface PageRow {
  readonly catalogueVersion: number
  readonly items: PassingColumns[] | null
  readonly candidates: CandidateColumns[] | null
  readonly stats: StatsRow[] | null
}

/**
 * ITEM-1: the items of a page in the order asked for, with prices and statistics. The catalogue
 * comes from memory, the rest in one statement. Inactive items are left out unless a list that
 * somebody keeps asks for them.
 */
export async function pageOf(
  db: Queries,
  visit: Visit,
  itemNumbers: readonly string[],
  { withInactive = false }: { readonly withInactive?: boolean } = {},
): Promise<PageItem[]> {
  if (itemNumbers.length === 0) return []
  const { division, shipTo } = visit.shipTo
  const found = await db.row<PageRow>(page({ ...valuesFor(visit), itemNumbers }))
  const known = await knownItems(db, { division, version: found.catalogueVersion }, itemNumbers)
  const passing = new Map((found.items ?? []).map((columns) => [columns[0], columns]))
  const candidates = candidatesByItem(found.candidates)
  const stats = new Map((found.stats ?? []).map((row) => [row.itemNumber, statsOf(row)]))
  return itemNumbers.flatMap((itemNumber): PageItem[] => {
    const item = known.get(itemNumber)
    // The index is a copy; this is the rule's own source (ITEM-9).
    if (!item || (item.erpStatus === 'inactive' && !withInactive)) return []
    const row = summaryRowOf(item, passing.get(itemNumber)!, shipTo)
    if (!isItemVisible(row)) return []
    const price = choosePrice(item, candidates.get(itemNumber) ?? [], visit.date)
    return [{ row, eachesPerCase: item.eachesPerCase, price, stats: stats.get(itemNumber) ?? null }]
  })
}

const cartOrdering = sql(
  'shop.cart',
  `select c.so_type as "soType", coalesce(r.block_jit_drop, false) as "blockJitDrop",
          c.delivery_date as "deliveryDate"
   from carts c
   left join route_days r on r.division = c.division and r.ship_to = c.ship_to and r.so_type = c.so_type
   where c.id = :cartId and c.division = :division and c.ship_to = :shipTo and c.status = 'open'
     and (:isStaff or c.is_visible_to_customer)`,
)

/**
 * The open cart as the shop sees it; null when there is no such cart for this ship-to and reader
 * (security 9, 13).
 */
export async function cartOf(
  db: Queries,
  { division, shipTo }: { division: string; shipTo: string },
  cartId: string | undefined,
  isStaff: boolean,
): Promise<ShoppingCart | null> {
  if (cartId === undefined) return null
  return (await db.maybe<ShoppingCart>(cartOrdering({ cartId, division, shipTo, isStaff }))) ?? null
}
