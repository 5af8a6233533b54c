import type { CalendarDate } from '#kit/dates.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { routeColumns, type Routes } from '#areas/routing/server/public.ts'
import type { Job } from '#platform/http/area.ts'
import type { Database, Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { throwFailures, togetherOrAlone } from '#platform/database/together-or-alone.ts'
import type { CartFacts } from '../cart.ts'
import { nextDateCheck } from '../rules/next-date-check.ts'
import { refreshDeliveryDate } from '../rules/refresh-delivery-date.ts'
import { type DateToMove, moveDates } from './move-dates.store.ts'

/** A cart to look at: what its date depends on, and whoever the change is noted for. */
interface DueCart extends Routes, Pick<CartFacts, 'id' | 'division' | 'shipTo' | 'soType' | 'intOwnerId'> {
  readonly deliveryDate: CalendarDate
  readonly timeZone: string
  readonly ownerId: string
}

const batchSize = 2_000
/** Carts of one transaction: somebody who changes one of them waits for all. */
const moveSize = 100
/** When a cart that could not be moved is tried again, in milliseconds. */
const retryMs = 60 * 60_000

const due = sql(
  'carts.due',
  `select t.id, t.division, t.ship_to as "shipTo", t.so_type as "soType", t.delivery_date as "deliveryDate",
          t.int_owner_id as "intOwnerId", d.time_zone as "timeZone", u.id as "ownerId",
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
 * PLAT-5: moves the dates of the carts whose cut-off has passed, in batches; returns how many.
 * Carts of a batch that fails are moved one by one.
 */
export async function refreshCarts(db: Database, now: Date, publicUrl: string): Promise<number> {
  const failures: unknown[] = []
  for (let moved = 0; ;) {
    const carts = await db.rows<DueCart>(due({ now }))
    const held: (DueCart & { readonly next: Date })[] = []
    const moving: (DueCart & { readonly after: CalendarDate | null })[] = []
    const later = new Date(now.getTime() + retryMs)
    for (const cart of carts) {
      const calendar = { ...cart, now, today: todayIn(cart.timeZone, now) }
      const after = refreshDeliveryDate(cart, calendar)
      if (after === cart.deliveryDate) held.push({ ...cart, next: nextDateCheck(cart, calendar) ?? later })
      else moving.push({ ...cart, after })
    }
    const work = (tx: Queries, some: readonly DateToMove[]) => moveDates(tx, some, { now, publicUrl })
    const { done, failed } = await togetherOrAlone(db, moving, moveSize, work)
    moved += done
    failures.push(...failed.map(({ error }) => error))
    held.push(...failed.map(({ row }) => ({ ...row, next: later })))
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
    throwFailures(failures, `${failures.length} carts could not be moved`)
    return moved
  }
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
