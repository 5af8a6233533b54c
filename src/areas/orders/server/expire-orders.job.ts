import { Refused } from '#kit/decision.ts'
import { sql } from '#platform/database/statement.ts'
import type { Job } from '#platform/http/area.ts'
import { expiresOrder, expiryMessage } from '../rules/expires-order.ts'
import type { OrderStatus } from '../order.ts'
import { recordOrderStatus } from './record-order-status.ts'

/** Orders looked at in one run; the rest follows in the next. */
const batchSize = 500

// A message that still waits for an ERP has not reached anybody who could have picked the order up;
// and an ERP that has said nothing of any order since is away, or never reports at all: its silence
// about this one means nothing.
// A changed order waits from its last change on (NEXT-2).
const untaken = sql(
  'orders.untaken',
  `select o.id, o.status, coalesce((select max(c.at) from order_status_changes c
       where c.order_id = o.id and c.status = 'Placed'), o.placed_at) as "placedAt"
   from orders o
   where o.status = 'Placed' and o.placed_at < :before and o.placed_by is not null
     and o.placed_at < (select max(c.at) from order_status_changes c where c.status <> 'Expired')
     and not exists (select 1 from outbox_messages m
       where m.subject = 'order:' || o.id and m.delivered_at is null and m.stop_reason is distinct from 'givenUp')
   order by o.placed_at limit ${batchSize}`,
)

/**
 * PLAT-5: orders that were sent to the ERP and that it never picked up expire. One whose message
 * has not been delivered is kept: staff see the message in the list of deliveries and can still
 * send it.
 */
export const expireOrdersJob: Job = {
  name: 'expire-orders',
  schedule: '7 * * * *',
  run: async (_, { db, clock, config }) => {
    const hours = config.retention.orderExpiryHours
    if (hours === 0) return
    const now = clock.now()
    const before = new Date(now.getTime() - hours * 3_600_000)
    type Row = { id: string; status: OrderStatus; placedAt: string }
    for (const { id, status, placedAt } of await db.rows<Row>(untaken({ before }))) {
      if (!expiresOrder({ status, placedAt: new Date(placedAt) }, hours, now)) continue
      // The ERP may pick it up at this very moment: then it is no longer for us to move.
      await recordOrderStatus(db, { orderId: id, status: 'Expired', message: expiryMessage }, now).catch(
        (error: unknown) => {
          if (!(error instanceof Refused)) throw error
        },
      )
    }
  },
}
