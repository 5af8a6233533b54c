import type { ServerArea } from '#platform/http/area.ts'
import { downloadCustomerInventoryHandler, printCustomerInventoryHandler } from './server/download.routes.ts'
import {
  deleteCustomerInventoryHandler,
  findInventoryShipToHandler,
  getCustomerInventoryHandler,
  getInventoryHistoryHandler,
  listCustomerInventoriesHandler,
  openCustomerInventoryHandler,
} from './server/inventory.routes.ts'
import { addCountOperationsHandler, listCountOperationsHandler } from './server/operation.routes.ts'
import { remindCountJob } from './server/remind-count.job.ts'
import { updateCustomerInventoryHandler } from './server/update-inventory.routes.ts'

/** Counts of what stands on a kitchen's shelves. */
export const inventoryServer: ServerArea = {
  name: 'inventory',
  handlers: [
    listCustomerInventoriesHandler,
    findInventoryShipToHandler,
    getInventoryHistoryHandler,
    openCustomerInventoryHandler,
    getCustomerInventoryHandler,
    updateCustomerInventoryHandler,
    deleteCustomerInventoryHandler,
    listCountOperationsHandler,
    addCountOperationsHandler,
    downloadCustomerInventoryHandler,
    printCustomerInventoryHandler,
  ],
  jobs: [remindCountJob],
}
