import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** What a ship-to ordered of an item at a time; 0 where it never ordered it in that unit. */
export interface OrderedQuantities {
  readonly itemNumber: string
  /** The median of its orders, and the largest. */
  readonly typicalCases: number
  readonly maxCases: number
  readonly typicalUnits: number
  readonly maxUnits: number
}

const usual = sql(
  'orders.usual-quantities',
  `select l.item_number as "itemNumber",
          coalesce(percentile_disc(0.5) within group (order by l.ordered_cases)
            filter (where l.ordered_cases > 0), 0) as "typicalCases",
          max(l.ordered_cases) as "maxCases",
          coalesce(percentile_disc(0.5) within group (order by l.ordered_units)
            filter (where l.ordered_units > 0), 0) as "typicalUnits",
          max(l.ordered_units) as "maxUnits"
   from order_lines l
   join orders o on o.id = l.order_id and o.status not in ('Failed', 'Expired', 'Cancelled')
   where l.division = :division and l.ship_to = :shipTo and l.item_number = any(:itemNumbers)
   group by l.item_number`,
)

/**
 * CART-13: what a ship-to usually orders of these items; items it never ordered are absent, and
 * orders that were not taken or were cancelled (NEXT-2) do not count.
 */
export const usualQuantities = async (
  db: Queries,
  { division, shipTo }: { division: string; shipTo: string },
  itemNumbers: readonly string[],
): Promise<ReadonlyMap<string, OrderedQuantities>> =>
  itemNumbers.length === 0
    ? new Map()
    : new Map(
        (await db.rows<OrderedQuantities>(usual({ division, shipTo, itemNumbers }))).map((row) => [
          row.itemNumber,
          row,
        ]),
      )
