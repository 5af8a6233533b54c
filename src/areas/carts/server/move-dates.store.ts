import { notifyAll } from '#areas/notifications/server/public.ts'
import type { CalendarDate } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { liveChannel } from '#platform/events/live-events.ts'
import type { CartFacts } from '../cart.ts'
import type { MovedCart } from '../rules/date-moved-mail.ts'
import { noticeOfMove, notedOwners } from './date-notice.store.ts'

/** The next date of a cart, with what it was decided from. */
export interface DateToMove extends Pick<CartFacts, 'id' | 'soType' | 'intOwnerId'> {
  readonly deliveryDate: CalendarDate
  readonly after: CalendarDate | null
  /** Whom the change is noted for. */
  readonly ownerId: string
}

/** A cart whose date was moved, with those of its owners who are notified. */
interface Moved extends Omit<MovedCart, 'firstName'> {
  readonly id: string
  readonly owners: readonly { readonly userId: string; readonly firstName: string }[] | null
}

// What a cart was decided from is asked again under its lock: one that changed in the meantime
// stays due. The same is written as by saving one cart: the version, the change, a live event.
const move = sql(
  'carts.move-dates',
  `with moved as (
     update carts t set version = t.version + 1, changed_by = n.owner, changed_at = :now, delivery_date = n.after
     from unnest(:ids::uuid[], :befores::date[], :afters::date[], :soTypes::text[], :intOwners::uuid[], :owners::uuid[])
       as n (id, before, after, so_type, int_owner, owner)
     where t.id = n.id and t.status = 'open' and t.delivery_date = n.before and t.so_type = n.so_type
       and t.int_owner_id is not distinct from n.int_owner
     returning t.*, n.before
   ), remembered as (
     insert into cart_changes (cart_id, version, at, user_id, real_user_id, kind, details)
     select m.id, m.version, :now, m.changed_by, m.changed_by, 'date-refreshed',
       jsonb_build_object('before', jsonb_build_object('deliveryDate', m.before),
                          'after', jsonb_build_object('deliveryDate', m.delivery_date))
     from moved m
   ), noted as (
     insert into cart_date_notices (cart_id, user_id, before_date, after_date, moved_at)
     select t.id, u.id, t.before, t.delivery_date, :now from moved t join users u on ${notedOwners('t', 'u')}
     on conflict (cart_id, user_id) do update set after_date = excluded.after_date, moved_at = excluded.moved_at
     returning cart_id, user_id
   )
   select m.id, m.division, m.ship_to as "shipTo", s.name as "shipToName", m.po, m.so_type as "soType", m.before,
     m.delivery_date as after,
     (select json_agg(json_build_object('userId', u.id, 'firstName', u.first_name) order by u.id)
      from noted n join users u on u.id = n.user_id where n.cart_id = m.id) as owners,
     pg_notify('${liveChannel}', json_strip_nulls(json_build_object('topic', 'cart', 'version', m.version,
       'division', m.division, 'shipTo', m.ship_to, 'id', m.id,
       'staffOnly', case when not m.is_visible_to_customer then true end))::text)
   from moved m join ship_tos s on s.division = m.division and s.number = m.ship_to
   order by m.id`,
)

/**
 * PLAT-5, CART-6: moves the dates of many carts and notifies their owners; returns how many moved.
 */
export async function moveDates(
  tx: Queries,
  carts: readonly DateToMove[],
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<number> {
  const moved = await tx.rows<Moved>(
    move({
      now,
      ids: carts.map(({ id }) => id),
      befores: carts.map(({ deliveryDate }) => deliveryDate),
      afters: carts.map(({ after }) => after),
      soTypes: carts.map(({ soType }) => soType),
      intOwners: carts.map(({ intOwnerId }) => intOwnerId),
      owners: carts.map(({ ownerId }) => ownerId),
    }),
  )
  const notices = moved.flatMap(({ owners, ...cart }) =>
    (owners ?? []).map((owner) => noticeOfMove({ ...cart, ...owner }, publicUrl)),
  )
  await notifyAll(tx, notices)
  return moved.length
}
