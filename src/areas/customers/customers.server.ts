import type { ServerArea } from '#platform/http/area.ts'
import { listMyBillTosHandler } from './server/bill-to.routes.ts'
import { getCustomerDetailsHandler, getCustomerMetadataHandler } from './server/customer-details.routes.ts'

/** Bill-tos and ship-tos. */
export const customersServer: ServerArea = {
  name: 'customers',
  handlers: [listMyBillTosHandler, getCustomerDetailsHandler, getCustomerMetadataHandler],
}
