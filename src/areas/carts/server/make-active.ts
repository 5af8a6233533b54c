import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CartQuestion } from './cart.store.ts'

const activate = sql(
  'carts.activate',
  `insert into active_carts (holder_id, punchout_id, division, ship_to, cart_id)
   select :holder, :punchoutId, :division, :shipTo, id from carts
   where id = :cartId and division = :division and ship_to = :shipTo and status = 'open'
   on conflict (holder_id, division, ship_to) do update set cart_id = excluded.cart_id`,
)

/**
 * CART-1: one active cart per user, ship-to and division. False when the cart is no longer open.
 */
export async function makeActive(
  db: Queries,
  { holder, punchoutId, division, shipTo, cartId }: Omit<CartQuestion, 'now'>,
): Promise<boolean> {
  return (await db.run(activate({ holder, punchoutId, division, shipTo, cartId }))) > 0
}

const ofOrder = sql('carts.of-order', `select id from carts where order_id = :orderId and status = 'open'`)

/** NEXT-2: the open cart that changes a placed order; at most one is. */
export const cartOfOrder = async (db: Queries, orderId: string): Promise<string | undefined> =>
  (await db.maybe<{ id: string }>(ofOrder({ orderId })))?.id
