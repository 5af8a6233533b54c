import type { ServerArea } from '#platform/http/area.ts'
import {
  getDeliveryChannelsHandler,
  giveUpDeliveryHandler,
  listDeliveriesHandler,
  repeatDeliveryHandler,
  repeatFailedDeliveriesHandler,
} from './server/deliveries.routes.ts'

/** Looking after what leaves the portal: messages to the ERP, mails and text messages (PLAT-13). */
export const deliveriesServer: ServerArea = {
  name: 'deliveries',
  handlers: [
    listDeliveriesHandler,
    getDeliveryChannelsHandler,
    repeatDeliveryHandler,
    repeatFailedDeliveriesHandler,
    giveUpDeliveryHandler,
  ],
}
