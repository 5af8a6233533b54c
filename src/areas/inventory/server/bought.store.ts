import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CountedQuantity } from '../count-operation.ts'
import type { InventoryLine } from '../inventory.ts'

/** What came between two counts of a guide. */
export interface BetweenCounts {
  readonly division: string
  readonly shipTo: string
  /** The day of the count before, whose deliveries were counted with it. */
  readonly after: CalendarDate
  /** The day of this count; its deliveries are counted with it. */
  readonly until: CalendarDate
}

interface BoughtRow {
  /** An item number, or the id of a custom item. */
  readonly item: string
  readonly caseHundredths: number
  /** Those of `caseHundredths` that were weighed. */
  readonly weighedCaseHundredths: number
  readonly units: number
  readonly weightHundredths: number
}

// An order without an invoice counts from its delivery date on. Summed by item before anything is
// joined: where statistics are old, each line would be compared with every delivery.
const bought = sql(
  'inventory.bought',
  `select d.item, (100 * sum(d.cases))::int as "caseHundredths",
     (100 * coalesce(sum(d.cases) filter (where d.weight > 0), 0))::int as "weighedCaseHundredths",
     sum(d.units)::int as units, coalesce(sum(d.weight), 0)::int as "weightHundredths"
   from (
     select l.item_number as item, l.shipped_cases as cases, l.shipped_units as units, l.weight_hundredths as weight
     from invoice_lines l
     where l.division = :division and l.ship_to = :shipTo and l.invoice_date > :after and l.invoice_date <= :until
     union all
     select l.item_number, l.ordered_cases, l.ordered_units, null
     from orders o join order_lines l on l.order_id = o.id
     where o.division = :division and o.ship_to = :shipTo and o.status in ('InProgress', 'Open')
       and coalesce(l.delivery_date, o.delivery_date) > :after and coalesce(l.delivery_date, o.delivery_date) <= :until
       and not exists (select from invoices i where i.order_id = o.id)
     union all
     select l.custom_item_id::text, l.cases, l.units, l.weight_hundredths
     from customer_invoices i join customer_invoice_lines l on l.invoice_id = i.id
     where i.division = :division and i.ship_to = :shipTo and i.invoice_date > :after and i.invoice_date <= :until) d
   group by d.item`,
)

/** A line of a count, by what was bought of it. */
type BoughtLine = Pick<InventoryLine, 'lineId' | 'itemNumber' | 'customItemId' | 'isCatchWeight'>

/** INV-1: what was bought of a count's lines since the one before; those without are absent. */
export async function boughtBetween(
  db: Queries,
  lines: readonly BoughtLine[],
  { division, shipTo, after, until }: BetweenCounts,
): Promise<ReadonlyMap<string, CountedQuantity>> {
  const rows = await db.rows<BoughtRow>(bought({ division, shipTo, after, until }))
  const byItem = new Map(rows.map((row) => [row.item, row]))
  return new Map(
    lines.flatMap(({ lineId, itemNumber, customItemId, isCatchWeight }) => {
      const row = byItem.get(itemNumber ?? customItemId ?? '')
      return row ? [[lineId, quantityOf(row, isCatchWeight)] as const] : []
    }),
  )
}

/** What was weighed counts by its pounds alone, as `measureCount` wants it. */
const quantityOf = (row: BoughtRow, isCatchWeight: boolean): CountedQuantity => ({
  caseHundredths: row.caseHundredths - (isCatchWeight ? row.weighedCaseHundredths : 0),
  units: row.units,
  weightHundredths: isCatchWeight ? row.weightHundredths : 0,
})
