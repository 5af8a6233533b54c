import type { Job } from '#platform/http/area.ts'
import type { Database } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { refreshDeliveryDate } from '../rules/refresh-delivery-date.ts'
import { lockCart } from './cart.store.ts'
import { calendarOf } from './loaded-cart.ts'
import { saveCart } from './save-cart.ts'

/** A cart whose cut-off may have passed, and whoever the change is noted for. */
interface DueCart {
  readonly id: string
  readonly division: string
  readonly shipTo: string
  readonly ownerId: string
  readonly ownerName: string
}

/** No cut-off lies further before its delivery, in days. */
const mostCutOffDays = 7
const batchSize = 200

const due = sql(
  'carts.due',
  `select t.id, t.division, t.ship_to as "shipTo", u.id as "ownerId", u.name as "ownerName"
   from carts t
   join users u on u.id = coalesce(t.ext_owner_id, t.int_owner_id, t.created_by)
   where t.status = 'open' and t.delivery_date <= $1::date + ${mostCutOffDays} and t.id > $2
   order by t.id limit ${batchSize}`,
)
const lowestId = '00000000-0000-0000-0000-000000000000'

/** PLAT-5: moves the dates of all carts whose cut-off has passed; answers how many. Each cart is a transaction of its own. */
export async function refreshCarts(db: Database, now: Date): Promise<number> {
  let moved = 0
  const today = now.toISOString().slice(0, 10)
  for (let last = lowestId; ;) {
    const carts = await db.rows<DueCart>(due, [today, last])
    for (const cart of carts) if (await refreshOne(db, cart, now)) moved++
    const end = carts.at(-1)
    if (!end || carts.length < batchSize) return moved
    last = end.id
  }
}

function refreshOne(db: Database, { id, division, shipTo, ownerId, ownerName }: DueCart, now: Date): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    const cart = await lockCart(tx, { division, shipTo, cartId: id, userId: ownerId, now })
    const deliveryDate = refreshDeliveryDate(cart, calendarOf(cart, now))
    if (cart.status !== 'open' || deliveryDate === cart.deliveryDate) return false
    const actor = { userId: ownerId, realUserId: ownerId, kind: 'external', can: () => false } as const
    await saveCart(tx, cart, { kind: 'date-refreshed', head: { deliveryDate } }, { actor, name: ownerName, now })
    return true
  })
}

/** PLAT-5: every five minutes, so that a cart shows its next date soon after the cut-off. */
export const refreshCartsJob: Job = {
  name: 'refresh-cart-dates',
  schedule: '*/5 * * * *',
  run: async (_, { db, clock, log }) => {
    const moved = await refreshCarts(db, clock.now())
    if (moved > 0) log.info({ moved }, 'Delivery dates of carts moved on after their cut-off')
  },
}
