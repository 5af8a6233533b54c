import type { ServerArea } from '#platform/http/area.ts'
import { getReceiptCreditHandler, requestReceiptCreditHandler } from './server/credit.routes.ts'
import {
  findReceiptsHandler,
  getReceivableDeliveryHandler,
  listReceivableDeliveriesHandler,
  printReceiptHandler,
} from './server/delivery.routes.ts'
import { finishReceiptHandler, getReceiptSignatureHandler } from './server/finish.routes.ts'
import { addReceiptOperationsHandler, listReceiptOperationsHandler } from './server/log.routes.ts'
import {
  addReceiptPhotoHandler,
  getReceiptPhotoHandler,
  requestReceiptPhotoUploadHandler,
} from './server/photo.routes.ts'

/** Checking deliveries in. */
export const receivingServer: ServerArea = {
  name: 'receiving',
  handlers: [
    listReceivableDeliveriesHandler,
    findReceiptsHandler,
    getReceivableDeliveryHandler,
    listReceiptOperationsHandler,
    addReceiptOperationsHandler,
    finishReceiptHandler,
    getReceiptSignatureHandler,
    requestReceiptPhotoUploadHandler,
    addReceiptPhotoHandler,
    getReceiptPhotoHandler,
    printReceiptHandler,
    getReceiptCreditHandler,
    requestReceiptCreditHandler,
  ],
}
