import { acknowledgePayment } from '#areas/payments/server/public.ts'
import type { ErpConnector } from '#platform/outbox/deliver-outbox.ts'
import type { Services } from '#platform/services.ts'
import { type ApprovedCreditMessage, bookCredit } from './demo-credit.ts'
import { lookAtOrder } from './demo-erp.ts'

const pickUpAfterMs = 2000

/** The demo's own ERP: takes the message and goes to work on it in jobs of the database. */
export const demoConnector = (services: Pick<Services, 'db' | 'clock' | 'config'>): ErpConnector => ({
  deliver: async ({ topic, payload }) => {
    const { db, clock } = services
    const { id } = payload as { id: string }
    if (topic === 'payment.paid') return acknowledgePayment(db, id, 'payment', clock.now())
    if (topic === 'payment.reversed') return acknowledgePayment(db, id, 'reversal', clock.now())
    if (topic === 'credit.approved') return bookCredit(services, payload as ApprovedCreditMessage)
    if (topic !== 'order.placed' && topic !== 'order.changed') return
    await lookAtOrder(db, id, new Date(clock.now().getTime() + pickUpAfterMs))
  },
})
