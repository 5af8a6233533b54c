import { recordOrderStatus } from '#areas/orders/server/public.ts'
import type { OrderStatus } from '#areas/orders/order.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Job } from '#platform/http/area.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { nextDemoStep } from '../rules/next-demo-step.ts'
import { billOrder } from './demo-invoice.ts'
import { confirmLines, confirmNewLines, shipLines } from './demo-lines.ts'

const jobName = 'demo-erp'

// Locked: a look that comes twice waits for the first one and then sees what it did.
const orderOf = sql(
  'erp.demo-order',
  `select o.order_number as "orderNumber", o.status, o.departs_at as "departsAt",
          (o.delivery_date + time '06:00') at time zone d.time_zone as "shipsAt"
   from orders o join divisions d on d.code = o.division where o.id = :orderId for update of o`,
)

/** The demo ERP will look at the order then; an earlier appointment is replaced. */
export const lookAtOrder = (db: Queries, orderId: string, runAt: Date): Promise<void> =>
  queueJob(db, jobName, { orderId }, { runAt, key: `${jobName}:${orderId}` })

/**
 * PLAT-4: one look of the demo ERP at an order: its move, the invoice and the next look are one
 * transaction, so a restart goes on.
 */
export const demoErpJob: Job = {
  name: jobName,
  run: async (payload, { db, clock, config }) => {
    const { orderId } = payload as { orderId: string }
    await db.inTransaction(async (tx) => {
      type Row = { orderNumber: string; status: OrderStatus; shipsAt: string | null; departsAt: string | null }
      const order = await tx.maybe<Row>(orderOf({ orderId }))
      if (!order) return
      const now = clock.now()
      const shipsAt = order.shipsAt === null ? null : new Date(order.shipsAt)
      const departsAt = order.departsAt === null ? null : new Date(order.departsAt)
      const isFast = config.demoErpSpeed === 'fast'
      const step = nextDemoStep({ status: order.status, shipsAt, departsAt, isFast, now })
      const { publicUrl } = config
      if (step.moveTo === 'Open')
        await confirmLines(tx, { orderId, orderNumber: order.orderNumber, shipsAt, isFast }, { now, publicUrl })
      if (order.status === 'Open') await confirmNewLines(tx, orderId, now)
      if (step.moveTo === 'Invoiced') {
        await shipLines(tx, orderId, now)
        await billOrder(tx, orderId, now)
      }
      if (step.moveTo !== null) {
        const erpOrderNumber = step.moveTo === 'Open' ? `ERP-${order.orderNumber}` : undefined
        await recordOrderStatus(tx, { orderId, status: step.moveTo, message: step.message, erpOrderNumber }, now)
      }
      if (step.lookAgainAt !== null) await lookAtOrder(tx, orderId, step.lookAgainAt)
    })
  },
}
