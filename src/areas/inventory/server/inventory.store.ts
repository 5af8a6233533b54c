import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CountedPack, Inventory, InventorySummary } from '../inventory.ts'
import type { ClosedValue } from '../rules/value-by-week.ts'
import { latestClosed, summaryColumns } from './inventory-sql.ts'

/** A count of one ship-to. */
export interface InventoryQuestion {
  readonly division: string
  readonly shipTo: string
  readonly inventoryId: string
}

/** A count of a list, with what decides what may be done with it. */
export interface SummaryRow extends Omit<InventorySummary, 'abilities'> {
  /** The number of its latest operation. */
  readonly lastSeq: number
}

/** A count with what decides what may be done with it. */
export interface InventoryRow extends SummaryRow, Pick<Inventory, 'previousId' | 'intoCart'> {}

const one = sql(
  'inventory.one',
  `select ${summaryColumns('t')}, t.into_cart as "intoCart",
     case when t.status = 'closed' then t.previous_id else ${latestClosed('t')} end as "previousId"
   from customer_inventories t
   where t.division = :division and t.ship_to = :shipTo and t.id = :inventoryId`,
)

const locked = sql(
  'inventory.locked',
  `select t.id from customer_inventories t
   where t.division = :division and t.ship_to = :shipTo and t.id = :inventoryId for update`,
)

/** A count of this ship-to, or undefined. */
export const readInventory = (
  db: Queries,
  { division, shipTo, inventoryId }: InventoryQuestion,
): Promise<InventoryRow | undefined> => db.maybe<InventoryRow>(one({ division, shipTo, inventoryId }))

/**
 * The same with its row locked until the transaction ends: operations, closing and deleting take
 * turns.
 */
export async function lockInventory(tx: Queries, question: InventoryQuestion): Promise<InventoryRow | undefined> {
  const { division, shipTo, inventoryId } = question
  // Two statements: the second one reads what was committed while the first waited for the lock.
  const found = await tx.maybe<{ id: string }>(locked({ division, shipTo, inventoryId }))
  return found && readInventory(tx, question)
}

const packs = sql(
  'inventory.packs',
  `select l.line_id as "lineId", l.each_only as "eachOnly", l.eaches_per_case as "eachesPerCase",
     l.is_catch_weight as "isCatchWeight", l.case_weight_hundredths as "caseWeightHundredths"
   from inventory_lines l where l.inventory_id = :inventoryId and l.line_id = any(:lineIds)`,
)

/** What decides by what the lines are counted; lines that the count does not have are absent. */
export async function readPacks(
  db: Queries,
  inventoryId: string,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, CountedPack>> {
  const rows = await db.rows<CountedPack & { lineId: string }>(packs({ inventoryId, lineIds }))
  return new Map(rows.map((row) => [row.lineId, row]))
}

// Grouped before anything is joined: where statistics are old, log and lines would be compared
// each with all.
const locations = sql(
  'inventory.locations',
  `select n.id, coalesce(c.name, n.name, 'Former location') as name
   from (
     select every.id, max(every.name) as name
     from (
       select o.id, null as name from customer_locations o where o.division = :division and o.ship_to = :shipTo
       union all
       select l.location_id, l.location_name from inventory_lines l
       where l.inventory_id = :inventoryId and l.location_id is not null
       union all
       select o.location_id, null from count_operations o
       where o.inventory_id = :inventoryId and o.location_id is not null) every
     group by every.id) n
   left join customer_locations c on c.id = n.id
   order by 2, 1`,
)

/** A place where things are counted. */
export interface CountLocation {
  readonly id: string
  readonly name: string
}

/** Where a line may be counted: the locations of the ship-to, and those deleted since. */
export const readLocations = (db: Queries, { division, shipTo, inventoryId }: InventoryQuestion) =>
  db.rows<CountLocation>(locations({ division, shipTo, inventoryId }))

const matching = `from customer_inventories t
   where t.division = :division and t.ship_to = :shipTo and (:status::text is null or t.status = :status)
     and (:guideId::uuid is null or t.guide_id = :guideId)` as const

const total = sql('inventory.total', `select count(*)::int as total ${matching}`)

const list = sql(
  'inventory.list',
  `select ${summaryColumns('t')} ${matching}
   order by t.status desc, coalesce(t.closed_at, t.opened_at) desc, t.id desc
   limit :limit offset :offset`,
)

/** Which counts of a ship-to. */
export interface InventoryFilter {
  readonly division: string
  readonly shipTo: string
  readonly status: Inventory['status'] | null
  readonly guideId: string | null
}

/** INV-1: a page of counts, open ones first, then the latest. */
export const readInventories = (
  db: Queries,
  filter: InventoryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<SummaryRow[]> => db.rows<SummaryRow>(list({ ...filter, limit, offset }))

/** How many counts the filter lets pass. */
export const countInventories = async (db: Queries, filter: InventoryFilter): Promise<number> =>
  (await db.row<{ total: number }>(total({ ...filter }))).total

const closed = sql(
  'inventory.closed-values',
  `select t.guide_id as "guideId", t.closed_on as "closedOn", t.value_cents as "valueCents"
   from customer_inventories t
   where t.division = :division and t.ship_to = :shipTo and t.status = 'closed' and t.closed_on >= :since
     and (:guideId::uuid is null or t.guide_id = :guideId)
   order by t.closed_at, t.id`,
)

/** The values of the counts closed since a day, in the order of closing. */
export const readClosedValues = (
  db: Queries,
  question: { division: string; shipTo: string; guideId: string | null; since: string },
): Promise<ClosedValue[]> => db.rows<ClosedValue>(closed(question))
