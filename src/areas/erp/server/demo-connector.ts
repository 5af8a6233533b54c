import type { ErpConnector } from '#platform/outbox/deliver-outbox.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'
import { demoSteps } from './demo-erp.ts'

const pickUpAfterMs = 2000

/** The demo's own ERP: takes the message and goes to work on it in jobs of the database. */
export function demoConnector({ db, clock }: Services): ErpConnector {
  return {
    deliver: async ({ topic, payload }) => {
      if (topic !== 'order.placed') return
      const { id } = payload as { id: string }
      const runAt = new Date(clock.now().getTime() + pickUpAfterMs)
      await queueJob(db, demoSteps, { orderId: id, step: 'pick-up' }, { runAt, key: `demo-erp:${id}` })
    },
  }
}
