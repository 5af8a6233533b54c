import type { ServerArea } from '#platform/http/area.ts'
import { expireOrdersJob } from './server/expire-orders.job.ts'
import { invoicesImportKind } from './server/invoices.import-kind.ts'
import {
  downloadOrderCsvHandler,
  downloadOrderPdfHandler,
  downloadOrdersCsvHandler,
  downloadOrdersXlsxHandler,
  downloadOrderXlsxHandler,
} from './server/order-files.routes.ts'
import { ordersImportKind } from './server/orders.import-kind.ts'
import {
  findOrdersHandler,
  getOrderHandler,
  getOrderVersionHandler,
  listOrdersHandler,
  searchOrdersHandler,
} from './server/order.routes.ts'

/** Sales orders and the history of their states. */
export const ordersServer: ServerArea = {
  name: 'orders',
  handlers: [
    listOrdersHandler,
    searchOrdersHandler,
    findOrdersHandler,
    getOrderHandler,
    getOrderVersionHandler,
    downloadOrderPdfHandler,
    downloadOrderCsvHandler,
    downloadOrderXlsxHandler,
    downloadOrdersCsvHandler,
    downloadOrdersXlsxHandler,
  ],
  jobs: [expireOrdersJob],
  importKinds: [ordersImportKind, invoicesImportKind],
}
