import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Order } from '../order.ts'
import { detailPairs, orderTables, summaryPairs } from './order-columns.ts'

/** The ship-to whose order is read. */
interface OfShipTo {
  readonly division: string
  readonly shipTo: string
}

const one = sql(
  'orders.one',
  `select json_build_object(${summaryPairs}, ${detailPairs(':isStaff')}) as "order"
   from ${orderTables} where o.division = :division and o.ship_to = :shipTo and o.id = :orderId`,
)

/** One order of the ship-to in full, or undefined; overrides for staff only (security 18). */
export async function readOrder(
  db: Queries,
  { division, shipTo }: OfShipTo,
  id: string,
  isStaff: boolean,
): Promise<Order | undefined> {
  return (await db.maybe<{ order: Order }>(one({ division, shipTo, orderId: id, isStaff })))?.order
}
