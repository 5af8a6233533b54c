import { recordOrderStatus } from '#areas/orders/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import type { Job } from '#platform/http/area.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'
import { billOrder } from './demo-invoice.ts'

/** The name of the demo ERP's job. */
export const demoSteps = 'demo-erp'

type Step = 'pick-up' | 'confirm' | 'ship'
const confirmAfterMs = 3000
const shipAfterMs = 5000

const orderOf = sql(
  'erp.demo-order',
  `select o.order_number as "orderNumber", o.status,
          case when o.delivery_date is null then now() else (o.delivery_date + time '06:00') at time zone d.time_zone end as "shipsAt"
   from orders o join divisions d on d.code = o.division where o.id = $1`,
)

/** Ships on the delivery date's morning; at once when the demo is told to hurry. */
const isFast = (): boolean => process.env['DEMO_ERP_SPEED'] === 'fast'

/** What the demo ERP does with an order: pick up, confirm, ship and bill. Each step is a job, and running one twice changes nothing. */
export const demoErpJob: Job = {
  name: demoSteps,
  run: async (payload, services) => {
    const { orderId, step } = payload as { orderId: string; step: Step }
    const found = await services.db.maybe<{ orderNumber: string; status: string; shipsAt: string }>(orderOf, [orderId])
    if (!found) return
    const { db, clock } = services
    const now = clock.now()
    const next = (following: Step, runAt: Date) =>
      queueJob(db, demoSteps, { orderId, step: following }, { runAt, key: `demo-erp:${orderId}` })
    if (step === 'pick-up') {
      await report(services, orderId, 'InProgress', 'Picked up by the warehouse system')
      await next('confirm', new Date(now.getTime() + confirmAfterMs))
    } else if (step === 'confirm') {
      await report(services, orderId, 'Open', 'Confirmed', `ERP-${found.orderNumber}`)
      await next('ship', isFast() ? new Date(now.getTime() + shipAfterMs) : new Date(found.shipsAt))
    } else {
      await billOrder(db, orderId, now)
      await report(services, orderId, 'Invoiced', 'Shipped and invoiced')
    }
  },
}

function report(
  { db, clock }: Services,
  orderId: string,
  status: 'InProgress' | 'Open' | 'Invoiced',
  message: string,
  erpOrderNumber?: string,
) {
  return recordOrderStatus(db, { orderId, status, message, ...(erpOrderNumber && { erpOrderNumber }) }, clock.now())
}
