import type { ServerArea } from '#platform/http/area.ts'
import { deliverOutbox, type ErpConnector } from '#platform/outbox/deliver-outbox.ts'
import { startLoop } from '#platform/outbox/delivery-loop.ts'
import { outboxChannel } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { creditDeclinedHandler } from './server/credit-declined.ts'
import { demoConnector } from './server/demo-connector.ts'
import { demoErpJob } from './server/demo-erp.ts'
import { fileConnector } from './server/file-connector.ts'
import { forgetReceivedJob } from './server/forget-received.job.ts'
import { orderLinesHandler, orderStatusHandler } from './server/order-status.ts'
import { paymentBookedHandler } from './server/payment-booked.ts'
import { webhookConnector } from './server/webhook-connector.ts'

/**
 * The webhook, the file drop, or the demo's own ERP; undefined: messages wait until one is
 * configured.
 */
function connectorOf(services: Services): ErpConnector | undefined {
  const { outside, demo } = services.config
  if (outside.erpUrl && outside.erpSecret) return webhookConnector(outside.erpUrl, outside.erpSecret)
  if (outside.erpDropDir) return fileConnector(outside.erpDropDir)
  return demo === 'off' ? undefined : demoConnector(services)
}

/** The way to the distributor's ERP and back. */
export const erpServer: ServerArea = {
  name: 'erp',
  handlers: [orderStatusHandler, orderLinesHandler, paymentBookedHandler, creditDeclinedHandler],
  jobs: [demoErpJob, forgetReceivedJob],
  startWithJobs: async (services) => {
    const connector = connectorOf(services)
    if (connector) return startLoop(services, outboxChannel, () => deliverOutbox(services, connector))
    services.log.warn('No ERP is configured: placed orders wait in the outbox')
    return () => Promise.resolve()
  },
}
