import type { ErpConnector } from '#platform/outbox/deliver-outbox.ts'
import type { Services } from '#platform/services.ts'
import { lookAtOrder } from './demo-erp.ts'

const pickUpAfterMs = 2000

/** The demo's own ERP: takes the message and goes to work on it in jobs of the database. */
export const demoConnector = ({ db, clock }: Pick<Services, 'db' | 'clock'>): ErpConnector => ({
  deliver: async ({ topic, payload }) => {
    if (topic !== 'order.placed') return
    const { id } = payload as { id: string }
    await lookAtOrder(db, id, new Date(clock.now().getTime() + pickUpAfterMs))
  },
})
