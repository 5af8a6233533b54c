import type { ServerArea } from '#platform/http/area.ts'
import { expireOrdersJob } from './server/expire-orders.job.ts'
import { invoicesImportKind } from './server/invoices.import-kind.ts'
import { ordersImportKind } from './server/orders.import-kind.ts'
import { findOrdersHandler, getOrderHandler, listOrdersHandler } from './server/order.routes.ts'

/** Sales orders and the history of their states. */
export const ordersServer: ServerArea = {
  name: 'orders',
  handlers: [listOrdersHandler, findOrdersHandler, getOrderHandler],
  jobs: [expireOrdersJob],
  importKinds: [ordersImportKind, invoicesImportKind],
}
