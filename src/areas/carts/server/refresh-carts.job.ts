import type { CalendarDate } from '#kit/dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routeColumns, type Routes } from '#areas/routing/server/public.ts'
import type { Job } from '#platform/http/area.ts'
import type { Database } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CartFacts } from '../cart.ts'
import { nextDateCheck } from '../rules/next-date-check.ts'
import { refreshDeliveryDate } from '../rules/refresh-delivery-date.ts'
import { lockCart } from './cart.store.ts'
import { movedByNobody, noteDateMove } from './date-notice.store.ts'
import { calendarOf } from './loaded-cart.ts'
import { saveCart } from './save-cart.ts'

/** A cart to look at: what its date depends on, and whoever the change is noted for. */
interface DueCart extends Routes, Pick<CartFacts, 'id' | 'division' | 'shipTo' | 'soType' | 'intOwnerId'> {
  readonly deliveryDate: CalendarDate
  readonly timeZone: string
  readonly ownerId: string
  readonly ownerName: string
}

const batchSize = 500
/** When a cart that could not be moved is tried again, in milliseconds. */
const retryMs = 60 * 60_000

const due = sql(
  'carts.due',
  `select t.id, t.division, t.ship_to as "shipTo", t.so_type as "soType", t.delivery_date as "deliveryDate",
          t.int_owner_id as "intOwnerId", d.time_zone as "timeZone", u.id as "ownerId", u.name as "ownerName",
          ${routeColumns('t.division', 't.ship_to')}
   from carts t
   join divisions d on d.code = t.division
   join users u on u.id = coalesce(t.ext_owner_id, t.int_owner_id, t.created_by)
   where t.status = 'open' and t.delivery_date is not null and t.date_check_at <= :now
   order by t.date_check_at limit ${batchSize}`,
)

// A cart that changed since it was read is looked at again.
const remember = sql(
  'carts.remember-date-check',
  `update carts t set date_check_at = n.at
   from unnest(:ids::uuid[], :deliveryDates::date[], :soTypes::text[], :checks::timestamptz[])
     n (id, delivery_date, so_type, at)
   where t.id = n.id and t.delivery_date = n.delivery_date and t.so_type = n.so_type`,
)

/**
 * PLAT-5: moves the dates of the carts whose cut-off has passed; returns how many. Each cart is a
 * transaction of its own.
 */
export async function refreshCarts(db: Database, now: Date, publicUrl: string): Promise<number> {
  const failures: unknown[] = []
  for (let moved = 0; ;) {
    const carts = await db.rows<DueCart>(due({ now }))
    const held: (DueCart & { readonly next: Date })[] = []
    const later = new Date(now.getTime() + retryMs)
    for (const cart of carts) {
      const calendar = { ...cart, now, today: todayIn(cart.timeZone, now) }
      const next = nextDateCheck(cart, calendar)
      if (refreshDeliveryDate(cart, calendar) === cart.deliveryDate && next !== null) held.push({ ...cart, next })
      else {
        try {
          if (await refreshOne(db, cart, now, publicUrl)) moved++
        } catch (error) {
          // One cart that cannot be moved holds up no other.
          failures.push(error)
          held.push({ ...cart, next: later })
        }
      }
    }
    await db.run(
      remember({
        ids: held.map(({ id }) => id),
        deliveryDates: held.map(({ deliveryDate }) => deliveryDate),
        soTypes: held.map(({ soType }) => soType),
        checks: held.map(({ next }) => next),
      }),
    )
    // A moved date is looked at once more, for its own next cut-off.
    if (carts.length > 0) continue
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} carts could not be moved`)
    return moved
  }
}

function refreshOne(
  db: Database,
  { id, division, shipTo, ownerId, ownerName }: DueCart,
  now: Date,
  publicUrl: string,
): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    const cart = await lockCart(tx, { division, shipTo, cartId: id, userId: ownerId, now })
    const deliveryDate = refreshDeliveryDate(cart, calendarOf(cart, now))
    if (cart.status !== 'open' || deliveryDate === cart.deliveryDate) return false
    const actor = { userId: ownerId, realUserId: ownerId, kind: 'external', can: () => false } as const
    const by = { actor, name: ownerName, now, address: '' }
    await saveCart(tx, cart, { kind: 'date-refreshed', head: { deliveryDate } }, by)
    await noteDateMove(tx, cart, deliveryDate, { seenBy: movedByNobody, now, publicUrl })
    return true
  })
}

/** PLAT-5: every five minutes, so that a cart shows its next date soon after the cut-off. */
export const refreshCartsJob: Job = {
  name: 'refresh-cart-dates',
  schedule: '*/5 * * * *',
  run: async (_, { db, clock, config, log }) => {
    const moved = await refreshCarts(db, clock.now(), config.publicUrl)
    if (moved > 0) log.info({ moved }, 'Delivery dates of carts moved on after their cut-off')
  },
}
