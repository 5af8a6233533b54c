import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Visit } from './shop.store.ts'

/** An item with the day it was last ordered on (`ShopRow.lastOrderedOn`). */
interface LastDay {
  readonly itemNumber: string
  readonly on: CalendarDate
}

interface Quantities {
  readonly cases: number
  readonly units: number
}

// By the days: an item has been ordered on hundreds of them, and the items of a page were last
// ordered on a few.
const ofDays = sql(
  'shop.last-quantities',
  `with wanted as (
     select w.item_number, w.day from unnest(:itemNumbers::text[], :days::date[]) w (item_number, day)
   ), ordered as (
     select distinct on (l.item_number) l.item_number, sum(l.ordered_cases)::int as cases,
       sum(l.ordered_units)::int as units
     from (select distinct day from wanted) d
     join orders o on o.division = :division and o.ship_to = :shipTo and o.status not in ('Failed', 'Expired', 'Cancelled')
       and o.placed_at >= d.day::timestamp at time zone :timeZone
       and o.placed_at < (d.day + 1)::timestamp at time zone :timeZone
     join order_lines l on l.order_id = o.id and l.ordered_cases + l.ordered_units > 0
     join wanted w on w.item_number = l.item_number and w.day = d.day
     group by l.item_number, o.id, o.placed_at
     order by l.item_number, o.placed_at desc, o.id desc
   ), invoiced as (
     select l.item_number, sum(l.shipped_cases)::int as cases, sum(l.shipped_units)::int as units
     from wanted w
     join invoice_lines l on l.division = :division and l.ship_to = :shipTo and l.item_number = w.item_number
       and l.invoice_date = w.day
     group by l.item_number
   )
   select item_number as "itemNumber", coalesce(o.cases, i.cases) as cases, coalesce(o.units, i.units) as units
   from ordered o full join invoiced i using (item_number)`,
)

/**
 * ITEM-5: how much of items was ordered on the day of their last order: the last order of that day,
 * else its invoices. Absent where only the day is known.
 */
export async function lastQuantitiesOf(
  db: Queries,
  { shipTo: { division, shipTo, timeZone } }: Visit,
  lastDays: readonly LastDay[],
): Promise<ReadonlyMap<string, Quantities>> {
  if (lastDays.length === 0) return new Map()
  const itemNumbers = lastDays.map(({ itemNumber }) => itemNumber)
  const days = lastDays.map(({ on }) => on)
  const rows = await db.rows<Quantities & { itemNumber: string }>(
    ofDays({ division, shipTo, timeZone, itemNumbers, days }),
  )
  return new Map(rows.map(({ itemNumber, cases, units }) => [itemNumber, { cases, units }]))
}
