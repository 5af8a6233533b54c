import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Order, OrderLine } from '../order.ts'
import type { OrderKey } from './change-facts.store.ts'

const one = sql(
  'orders.version',
  `select v.content as "order" from order_versions v
   join orders o on o.id = v.order_id
   where o.division = :division and o.ship_to = :shipTo and o.id = :orderId and v.version = :version`,
)

/** NEXT-2: a former version of an order, or undefined; overrides for staff only (security 18). */
export async function readVersion(
  db: Queries,
  key: OrderKey,
  version: number,
  isStaff: boolean,
): Promise<Order | undefined> {
  const order = (await db.maybe<{ order: Order }>(one({ ...key, version })))?.order
  if (!order) return undefined
  // A version was stored with the fields there were then.
  const items = order.items.map((line) => ({ ...line, isPriceSet: isOverridden(line) }))
  return { ...order, items: isStaff ? items : items.map(withoutOverride) }
}

const isOverridden = ({ casePriceOverride, eachPriceOverride }: OrderLine): boolean =>
  Boolean(casePriceOverride ?? eachPriceOverride)

/** A line as customers read it: without what staff made of its price, and from what. */
function withoutOverride({
  casePriceOverride: _case,
  eachPriceOverride: _each,
  baseCasePrice: _baseCase,
  baseEachPrice: _baseEach,
  ...line
}: OrderLine): OrderLine {
  return line.isPriceSet ? { ...line, receipt: null } : line
}
