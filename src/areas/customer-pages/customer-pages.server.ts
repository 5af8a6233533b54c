import type { ServerArea } from '#platform/http/area.ts'
import { notifyOfOrderingJob } from './server/notify-of-ordering.job.ts'
import {
  getCustomerActivityHandler,
  getCustomerHandler,
  getCustomerWorkHandler,
  listCustomersHandler,
} from './server/customer-pages.routes.ts'

/** Customers as staff and they themselves look at them. */
export const customerPagesServer: ServerArea = {
  name: 'customer-pages',
  handlers: [listCustomersHandler, getCustomerHandler, getCustomerWorkHandler, getCustomerActivityHandler],
  jobs: [notifyOfOrderingJob],
}
