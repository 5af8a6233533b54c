import type { ServerArea } from '#platform/http/area.ts'
import { getCustomerRouteDaysHandler } from './server/customer-route-days.routes.ts'
import { holidaysImportKind } from './server/holidays.import-kind.ts'
import { routeDaysImportKind } from './server/route-days.import-kind.ts'
import { getRouteDaysHandler } from './server/route.routes.ts'

/** Delivery days and cut-offs. */
export const routingServer: ServerArea = {
  name: 'routing',
  handlers: [getRouteDaysHandler, getCustomerRouteDaysHandler],
  importKinds: [routeDaysImportKind, holidaysImportKind],
}
