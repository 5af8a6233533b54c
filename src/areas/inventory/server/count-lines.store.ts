import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { CountedQuantity } from '../count-operation.ts'
import type { InventoryLine, InventoryResult } from '../inventory.ts'
import type { InventoryRow } from './inventory.store.ts'
import { lineOrder } from './inventory-sql.ts'

/** A line with its pars, which a blind count keeps back. */
export type LineRow = Omit<InventoryLine, 'expected'> &
  NonNullable<InventoryLine['expected']> & { readonly isBrokenCase: boolean }

// Each statement reads one index of one count, and what belongs together is found by maps: where
// statistics are old, a join of two of them compares each line with all (15 s for 5,000).
const lines = sql(
  'inventory.lines',
  `select l.line_id as "lineId", l.item_number as "itemNumber", l.custom_item_id as "customItemId", l.description,
     l.customer_description as "customerDescription", l.customer_item_number as "customerItemNumber", l.brand,
     l.pack_size_description as "packSizeDescription", l.each_only as "eachOnly",
     l.eaches_per_case as "eachesPerCase", l.is_broken_case as "isBrokenCase", l.is_catch_weight as "isCatchWeight",
     l.case_weight_hundredths as "caseWeightHundredths", l.category_name as "categoryName",
     l.location_id as "locationId", l.location_name as "locationName", l.case_par_value as "caseParValue",
     l.each_par_value as "eachParValue", l.reorder_point_pct as "reorderPointPct"
   from inventory_lines l where l.inventory_id = :inventoryId
   order by ${lineOrder('l')}`,
)

const previousItems = sql(
  'inventory.previous-items',
  `select l.line_id as "lineId", coalesce(l.item_number, l.custom_item_id::text) as item
   from inventory_lines l where l.inventory_id = :previousId`,
)

const previousResults = sql(
  'inventory.previous-results',
  `select r.line_id as "lineId", r.case_hundredths as "caseHundredths", r.units,
     r.weight_hundredths as "weightHundredths", r.value_cents as "valueCents",
     (select t.closed_on from customer_inventories t where t.id = :previousId) as "closedOn"
   from inventory_results r where r.inventory_id = :previousId and r.units is not null`,
)

interface PreviousRow extends CountedQuantity {
  readonly lineId: string
  readonly valueCents: number | null
  readonly closedOn: CalendarDate
}

/** What the count before found, by item number or the id of a custom item. */
async function readPrevious(db: Queries, previousId: string): Promise<ReadonlyMap<string, LineRow['previous']>> {
  const [items, results] = await Promise.all([
    db.rows<{ lineId: string; item: string }>(previousItems({ previousId })),
    db.rows<PreviousRow>(previousResults({ previousId })),
  ])
  const itemOf = new Map(items.map(({ lineId, item }) => [lineId, item]))
  return new Map(results.map(({ lineId, ...previous }) => [itemOf.get(lineId) ?? '', previous]))
}

/** The lines of a count that was found, beside those of the count before. */
export async function readLines(db: Queries, inventoryId: string, previousId: string | null): Promise<LineRow[]> {
  const [rows, previous] = await Promise.all([
    db.rows<Omit<LineRow, 'previous'>>(lines({ inventoryId })),
    previousId === null ? undefined : readPrevious(db, previousId),
  ])
  return rows.map((row) => ({ previous: previous?.get(row.itemNumber ?? row.customItemId ?? '') ?? null, ...row }))
}

const results = sql(
  'inventory.results',
  `select r.line_id as "lineId",
     case when r.units is not null then json_build_object('caseHundredths', r.case_hundredths, 'units', r.units,
                                                          'weightHundredths', r.weight_hundredths) end as counted,
     r.shelves, r.price, r.value_cents as "valueCents", r.previous, r.bought
   from inventory_results r where r.inventory_id = :inventoryId`,
)

/** The lines of a count that was found, and in their order the frozen figures of a closed one. */
export async function readSheet(
  db: Queries,
  { id, previousId, status }: Pick<InventoryRow, 'id' | 'previousId' | 'status'>,
): Promise<{ readonly lines: LineRow[]; readonly results: InventoryResult[] | undefined }> {
  const [rows, figures] = await Promise.all([
    readLines(db, id, previousId),
    status === 'closed' ? db.rows<InventoryResult>(results({ inventoryId: id })) : undefined,
  ])
  const byLine = figures && new Map(figures.map((figure) => [figure.lineId, figure]))
  return { lines: rows, results: byLine && rows.flatMap(({ lineId }) => byLine.get(lineId) ?? []) }
}
