import { orRefuse, Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type LiveEvent, publish } from '#platform/events/live-events.ts'
import type { OrderStatus } from '../order.ts'
import { orderRefusals } from '../order.refusals.ts'
import { moveOrder } from '../rules/move-order.ts'

/** What the ERP says of an order. */
export interface StatusReport {
  readonly orderId: string
  readonly status: OrderStatus
  /** For people: why it failed, which truck. */
  readonly message: string
  readonly erpOrderNumber?: string | undefined
}

const locked = sql('orders.locked', 'select status, division, ship_to as "shipTo" from orders where id = $1 for update')
const record = sql(
  'orders.record-status',
  `with moved as (
     update orders set status = $2, modified_at = $3, erp_order_number = coalesce($5, erp_order_number) where id = $1
   )
   insert into order_status_changes (order_id, at, status, message) values ($1, $3, $2, $4)`,
)

/**
 * ORDER-1: moves an order and remembers when and why. True when that was news: a report that arrives twice changes nothing
 * the second time. A move that is not in the table is refused.
 */
export function recordOrderStatus(db: Queries, report: StatusReport, now: Date): Promise<boolean> {
  const { orderId, status, message, erpOrderNumber } = report
  return db.inTransaction(async (tx) => {
    type Row = { status: OrderStatus; division: string; shipTo: string }
    const order = await tx.maybe<Row>(locked, [orderId])
    if (!order) throw new Refused(orderRefusals.order_not_found)
    if (!orRefuse(moveOrder(order.status, status)).isNews) return false
    await tx.run(record, [orderId, status, now, message, erpOrderNumber ?? null])
    const { division, shipTo } = order
    const event: LiveEvent = { topic: 'order', division, shipTo, id: orderId }
    await publish(tx, event)
    return true
  })
}
