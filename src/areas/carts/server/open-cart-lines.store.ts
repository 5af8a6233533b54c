import type { CalendarDate } from '#kit/dates.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Quantities } from '../rules/may-set-line.ts'

const summed = sql(
  'carts.open-lines',
  `select l.item_number as "itemNumber", sum(l.ordered_cases)::int as "orderedCases",
     sum(l.ordered_units)::int as "orderedUnits"
   from carts t join cart_lines l on l.cart_id = t.id
   where t.division = :division and t.ship_to = :shipTo and t.status = 'open' and t.delivery_date = :deliveryDate
     and (t.is_visible_to_customer or :isStaff)
   group by l.item_number`,
)

/**
 * NEXT-10: what is in the open carts of the caller's ship-to for one delivery date, by item; of
 * carts that the caller may not see nothing counts (security 13).
 */
export async function openCartLines(
  db: Queries,
  caller: Caller,
  deliveryDate: CalendarDate,
): Promise<ReadonlyMap<string, Quantities>> {
  const { division, shipTo } = shipToOf(caller)
  const rows = await db.rows<Quantities & { itemNumber: string }>(
    summed({ division, shipTo, deliveryDate, isStaff: caller.isStaff }),
  )
  return new Map(rows.map(({ itemNumber, ...quantities }) => [itemNumber, quantities]))
}
