import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/**
 * What the search knows of one customer: their words, what they buy, what they have a contract for.
 */
export interface ShipToView {
  readonly words: readonly { itemNumber: string; description: string; number: string }[]
  /** With the instant of the last order in UTC. */
  readonly bought: readonly { itemNumber: string; times: number; lastOrderedOn: string | null }[]
  readonly bidItems: readonly string[]
  /** Proprietary items made for others: this ship-to does not find them (ITEM-9). */
  readonly hiddenItems: readonly string[]
  readonly warehouse: string
}

const view = sql(
  'shop.ship-to-view',
  `select
     coalesce((select json_agg(json_build_object(
         'itemNumber', w.item_number, 'description', w.customer_description, 'number', w.customer_item_number))
       from customer_items w where w.division = :division and w.ship_to = :shipTo), '[]') as words,
     coalesce((select json_agg(json_build_object('itemNumber', u.item_number, 'times', u.times_ordered,
         'lastOrderedOn', u.last_ordered_at at time zone 'UTC'))
       from item_purchases u where u.division = :division and u.ship_to = :shipTo), '[]') as bought,
     array(select distinct p.item_number from item_prices p
       where p.division = :division and p.scope in ('S:' || s.number, 'B:' || s.bill_to)
         and left(p.scope, 2) in ('S:', 'B:')
         and p.starts_on <= :date and (p.ends_on is null or p.ends_on >= :date)) as "bidItems",
     array(select i.item_number from items i
       where i.division = :division and i.is_proprietary and :shipTo <> all(i.reserved_ship_tos)) as "hiddenItems",
     s.warehouse
   from ship_tos s
   where s.division = :division and s.number = :shipTo`,
)

/** One customer's view of the catalogue on a delivery date, in one statement. */
export const shipToViewOf = (
  db: Queries,
  shipTo: { division: string; shipTo: string },
  date: CalendarDate,
): Promise<ShipToView> => db.row<ShipToView>(view({ division: shipTo.division, shipTo: shipTo.shipTo, date }))
