import { orRefuse, Refused } from '#kit/decision.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type LiveEvent, publish } from '#platform/events/live-events.ts'
import type { OrderStatus } from '../order.ts'
import { orderRefusals } from '../order.refusals.ts'
import { orderAddress } from '../orders.addresses.ts'
import { moveOrder } from '../rules/move-order.ts'
import { type OrderNews, describeOrderStatus } from '../rules/describe-order-status.ts'

/** What the ERP says of an order. */
export interface StatusReport {
  readonly orderId: string
  /** NEXT-2: of the order it is about; the present one when the ERP does not say. */
  readonly version?: number | undefined
  readonly status: OrderStatus
  /** For people: why it failed, which truck. */
  readonly message: string
  readonly erpOrderNumber?: string | undefined
}

interface LockedOrder extends Omit<OrderNews, 'message'> {
  readonly division: string
  readonly shipTo: string
  readonly version: number
  /** Null for imported history. */
  readonly placedBy: string | null
}

const locked = sql(
  'orders.locked',
  `select o.status, o.version, o.division, o.ship_to as "shipTo", o.order_number as "orderNumber", s.name as "shipToName", o.po,
     o.delivery_date as "deliveryDate", o.placed_by as "placedBy"
   from orders o join ship_tos s on s.division = o.division and s.number = o.ship_to
   where o.id = :orderId for update of o`,
)
const record = sql(
  'orders.record-status',
  `with moved as (
     update orders set status = :status, modified_at = :now,
       erp_order_number = coalesce(:erpOrderNumber, erp_order_number) where id = :orderId
   )
   insert into order_status_changes (order_id, at, status, message) values (:orderId, :now, :status, :message)`,
)

/**
 * ORDER-1: moves an order and remembers when and why. True when that was news: a report that
 * arrives twice changes nothing the second time. A move that is not in the table is refused.
 */
export function recordOrderStatus(db: Queries, report: StatusReport, now: Date): Promise<boolean> {
  const { orderId, version, status, message, erpOrderNumber } = report
  return db.inTransaction(async (tx) => {
    const order = await tx.maybe<LockedOrder>(locked({ orderId }))
    if (!order) throw new Refused(orderRefusals.order_not_found)
    // The ERP has not read the change yet that took this version's place.
    if (version !== undefined && version !== order.version) throw new Refused(orderRefusals.order_version_outdated)
    if (!orRefuse(moveOrder(order.status, status)).isNews) return false
    await tx.run(record({ orderId, status, now, message, erpOrderNumber: erpOrderNumber ?? null }))
    const { division, shipTo } = order
    const event: LiveEvent = { topic: 'order', division, shipTo, id: orderId }
    await publish(tx, event)
    const news = describeOrderStatus({ ...order, status, message })
    const place = { to: orderAddress({ division, shipTo, id: orderId }), division, shipTo }
    if (news && order.placedBy) await notify(tx, order.placedBy, news.event, news, place)
    return true
  })
}
