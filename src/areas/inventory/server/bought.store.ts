import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CountedQuantity } from '../count-operation.ts'

/** What came between two counts of a guide. */
export interface BetweenCounts {
  readonly division: string
  readonly shipTo: string
  readonly inventoryId: string
  /** The day of the count before, whose deliveries were counted with it. */
  readonly after: CalendarDate
  /** The day of this count; its deliveries are counted with it. */
  readonly until: CalendarDate
}

interface BoughtRow extends CountedQuantity {
  readonly lineId: string
}

// What was weighed counts by its pounds alone, as `measureCount` wants it. An order without an
// invoice counts from its delivery date on. Materialized: read once, not for each line.
const bought = sql(
  'inventory.bought',
  `with deliveries as materialized (
     select l.item_number as what, l.shipped_cases as cases, l.shipped_units as units, l.weight_hundredths as weight
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
     where i.division = :division and i.ship_to = :shipTo and i.invoice_date > :after and i.invoice_date <= :until)
   select l.line_id as "lineId",
     (100 * sum(case when l.is_catch_weight and d.weight > 0 then 0 else d.cases end))::int as "caseHundredths",
     sum(d.units)::int as units,
     coalesce(sum(d.weight) filter (where l.is_catch_weight), 0)::int as "weightHundredths"
   from inventory_lines l join deliveries d on d.what = coalesce(l.item_number, l.custom_item_id::text)
   where l.inventory_id = :inventoryId
   group by l.line_id`,
)

/** INV-1: what was bought of a count's lines since the one before; those without are absent. */
export async function boughtBetween(
  db: Queries,
  { division, shipTo, inventoryId, after, until }: BetweenCounts,
): Promise<ReadonlyMap<string, CountedQuantity>> {
  const rows = await db.rows<BoughtRow>(bought({ division, shipTo, inventoryId, after, until }))
  return new Map(rows.map(({ lineId, ...quantity }) => [lineId, quantity]))
}
