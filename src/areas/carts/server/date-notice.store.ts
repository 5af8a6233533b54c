import { isStaff, mayShipTo } from '#areas/access/server/public.ts'
import { cartAddress } from '#areas/checkout/checkout.addresses.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { dateMovedMail, dateMovedText } from '../rules/date-moved-mail.ts'
import type { LoadedCart } from './loaded-cart.ts'

/** A date that moved by itself and that its owner has not seen yet. */
export interface DateMove {
  readonly before: CalendarDate
  readonly after: CalendarDate | null
}

// Several moves while the owner was away become one notice, from the first date to the last.
const note = sql(
  'carts.note-date-move',
  `insert into cart_date_notices (cart_id, user_id, before_date, after_date, moved_at)
   select t.id, u.id, :before, :after, :now
   from carts t
   join users u on u.id in (t.ext_owner_id, t.int_owner_id)
     or (t.ext_owner_id is null and t.int_owner_id is null and u.id = t.created_by)
   where t.id = :cartId and u.id <> :seenBy and u.is_active and ${mayShipTo('u', ':division', ':shipTo')}
     and (t.is_visible_to_customer or ${isStaff('u')})
   on conflict (cart_id, user_id) do update set after_date = excluded.after_date, moved_at = excluded.moved_at
   returning user_id as "userId", (select first_name from users where id = user_id) as "firstName"`,
)
const seen = sql('carts.see-date-move', 'delete from cart_date_notices where cart_id = :cartId and user_id = :userId')

/** No user: a date that the job moved is news to all owners. */
export const movedByNobody = '00000000-0000-0000-0000-000000000000'

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
  const { division, shipTo, po, soType } = cart
  const recipients = await tx.rows<{ userId: string; firstName: string }>(
    note({
      cartId: cart.id,
      division,
      shipTo,
      before,
      after,
      now,
      seenBy,
    }),
  )
  for (const { userId, firstName } of recipients) {
    const moved = { firstName, shipToName: cart.customer.name, division, shipTo, po, soType, before, after }
    const mail = dateMovedMail(moved, publicUrl + cartAddress(cart))
    await notify(tx, userId, 'deliveryDateChanged', { mail, text: dateMovedText(moved) })
  }
}

/** The owner has seen it. */
export const seeDateMove = (db: Queries, cartId: string, userId: string): Promise<number> =>
  db.run(seen({ cartId, userId }))
