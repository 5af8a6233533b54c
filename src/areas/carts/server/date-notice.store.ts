import { isStaff, mayShipTo } from '#areas/access/server/public.ts'
import { cartAddress } from '#areas/checkout/checkout.addresses.ts'
import { type Notice, notifyAll } from '#areas/notifications/server/public.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { dateMovedMail, dateMovedText, type MovedCart } from '../rules/date-moved-mail.ts'
import type { LoadedCart } from './loaded-cart.ts'

/** A date that moved by itself and that its owner has not seen yet. */
export interface DateMove {
  readonly before: CalendarDate
  readonly after: CalendarDate | null
}

/**
 * SQL: the owners of a `carts` row who are notified of a moved date, for a `users` row: those who
 * may still act for the customer and see the cart.
 */
export const notedOwners = <Cart extends string, User extends string>(cart: Cart, user: User) =>
  `(${user}.id in (${cart}.ext_owner_id, ${cart}.int_owner_id)
      or (${cart}.ext_owner_id is null and ${cart}.int_owner_id is null and ${user}.id = ${cart}.created_by))
    and ${cart}.punchout_id is null and ${user}.is_active
    and ${mayShipTo(user, `${cart}.division`, `${cart}.ship_to`)}
    and (${cart}.is_visible_to_customer or ${isStaff(user)})` as const

// Several moves while the owner was away become one notice, from the first date to the last.
const note = sql(
  'carts.note-date-move',
  `insert into cart_date_notices (cart_id, user_id, before_date, after_date, moved_at)
   select t.id, u.id, :before, :after, :now
   from carts t join users u on ${notedOwners('t', 'u')}
   where t.id = :cartId and u.id <> :seenBy
   on conflict (cart_id, user_id) do update set after_date = excluded.after_date, moved_at = excluded.moved_at
   returning user_id as "userId", (select first_name from users where id = user_id) as "firstName"`,
)
const seen = sql('carts.see-date-move', 'delete from cart_date_notices where cart_id = :cartId and user_id = :userId')

/** The notification of an owner about a moved date. */
export function noticeOfMove(
  { id, userId, ...moved }: MovedCart & { readonly id: string; readonly userId: string },
  publicUrl: string,
): Notice {
  const { division, shipTo } = moved
  const to = cartAddress({ id, division, shipTo })
  const texts = { mail: dateMovedMail(moved, publicUrl + to), text: dateMovedText(moved) }
  return { userId, event: 'deliveryDateChanged', texts, place: { to, division, shipTo } }
}

/**
 * CART-6: stores for each owner that the date moved, until they have seen it, and mails them. The
 * user reading the cart at that moment (`seenBy`) sees it on screen.
 */
export async function noteDateMove(
  tx: Queries,
  cart: LoadedCart,
  after: CalendarDate | null,
  { seenBy, now, publicUrl }: { seenBy: string; now: Date; publicUrl: string },
): Promise<void> {
  const before = cart.deliveryDate
  if (before === null) return
  const { id, division, shipTo, po, soType } = cart
  const recipients = await tx.rows<{ userId: string; firstName: string }>(
    note({ cartId: id, before, after, now, seenBy }),
  )
  const moved = { id, shipToName: cart.customer.name, division, shipTo, po, soType, before, after }
  await notifyAll(
    tx,
    recipients.map((recipient) => noticeOfMove({ ...moved, ...recipient }, publicUrl)),
  )
}

/** The owner has seen it. */
export const seeDateMove = (db: Queries, cartId: string, userId: string): Promise<number> =>
  db.run(seen({ cartId, userId }))
