import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { OrderedDocument, OrderedPartLine } from '../ordered-document.ts'
import type { OwnShipTo } from '../rules/ship-to-of-line.ts'

/** A purchase order of an integration, as far as it has come. */
export interface PunchoutOrder {
  readonly id: string
  readonly state: 'placed' | 'held' | 'cancelled'
}

/** A ship-to's part of it: the cart it was checked as, and the sales order it became. */
export interface OrderPart extends OwnShipTo {
  readonly cartId: string
  readonly salesOrderId: string | null
}

const insert = sql(
  'punchout-orders.insert',
  `insert into punchout_orders (id, settings_id, order_id, state, created_at)
   values (:id, :settingsId, :orderId, 'placed', :now) on conflict (settings_id, order_id) do nothing`,
)
const lock = sql(
  'punchout-orders.lock',
  `select id, state from punchout_orders where settings_id = :settingsId and order_id = :orderId for update`,
)
const update = sql(
  'punchout-orders.update',
  `update punchout_orders set state = :state, document = coalesce(:document::jsonb, document) where id = :id`,
)
const addPart = sql(
  'punchout-orders.add-part',
  `insert into punchout_order_parts (punchout_order_id, cart_id, sales_order_id, lines)
   values (:id, :cartId, :salesOrderId, :lines::jsonb)`,
)
// A held cart that a person placed is an order by now.
const parts = sql(
  'punchout-orders.parts',
  `select p.cart_id as "cartId", coalesce(p.sales_order_id, o.id) as "salesOrderId", c.division, c.ship_to as "shipTo"
   from punchout_order_parts p join carts c on c.id = p.cart_id left join orders o on o.cart_id = p.cart_id
   where p.punchout_order_id = :id`,
)
const clearParts = sql('punchout-orders.clear-parts', 'delete from punchout_order_parts where punchout_order_id = :id')
const returnedFor = sql(
  'punchout-orders.returned-for',
  `select c.division, c.ship_to as "shipTo" from punchout_sessions ps
   join carts c on c.punchout_id = ps.id and c.status = 'returned'
   where ps.settings_id = :settingsId and ps.cart_key = any(:keys::text[])
   order by c.changed_at desc limit 1`,
)

/** Adds an order; undefined where the integration has one of this number. */
export async function addPunchoutOrder(
  tx: Queries,
  settingsId: string,
  orderId: string,
  now: Date,
): Promise<PunchoutOrder | undefined> {
  const id = uuidv7()
  const isNew = (await tx.run(insert({ id, settingsId, orderId, now }))) === 1
  return isNew ? { id, state: 'placed' } : undefined
}

/** The order of a number, locked until the transaction ends. */
export const lockPunchoutOrder = (
  tx: Queries,
  settingsId: string,
  orderId: string,
): Promise<PunchoutOrder | undefined> => tx.maybe(lock({ settingsId, orderId }))

/** Writes how far an order has come, and by which document where that is another one. */
export const savePunchoutOrder = (
  tx: Queries,
  { id, state }: PunchoutOrder,
  document?: OrderedDocument,
): Promise<void> => tx.send(update({ id, state, document: document ? JSON.stringify(document) : null }))

/** Adds a ship-to's part with its lines. */
export const addOrderPart = (
  tx: Queries,
  id: string,
  { cartId, salesOrderId }: Pick<OrderPart, 'cartId' | 'salesOrderId'>,
  lines: readonly OrderedPartLine[],
): Promise<void> => tx.send(addPart({ id, cartId, salesOrderId, lines: JSON.stringify(lines) }))

/** The parts of an order, with the sales orders they have become. */
export const partsOf = (tx: Queries, id: string): Promise<OrderPart[]> => tx.rows(parts({ id }))

/** The parts of a former version of the order are no longer its. */
export const dropParts = (tx: Queries, id: string): Promise<void> => tx.send(clearParts({ id }))

/** The ship-to that the returned cart with one of these keys was for. */
export const shipToOfReturn = async (
  tx: Queries,
  settingsId: string,
  keys: readonly string[],
): Promise<OwnShipTo | undefined> => (keys.length === 0 ? undefined : tx.maybe(returnedFor({ settingsId, keys })))
