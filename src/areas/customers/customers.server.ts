import type { ServerArea } from '#platform/http/area.ts'
import { listMyBillTosHandler, listMyDivisionsHandler } from './server/bill-to.routes.ts'
import { getCustomerMetadataHandler } from './server/customer-metadata.routes.ts'
import { addShipToChildrenHandler, removeParentShipToHandler } from './server/ship-to-family.routes.ts'
import { billTosImportKind } from './server/bill-tos.import-kind.ts'
import { contactsImportKind } from './server/contacts.import-kind.ts'
import { divisionsImportKind } from './server/divisions.import-kind.ts'
import { gposImportKind } from './server/gpos.import-kind.ts'
import { shipTosImportKind } from './server/ship-tos.import-kind.ts'
import { listMyRepsHandler } from './server/my-reps.routes.ts'
import { listMyShipTosHandler } from './server/my-ship-tos.routes.ts'
import {
  bulkUpdateErpSettingsHandler,
  bulkUpdateShipToSettingsHandler,
  getShipToSettingsHandler,
  listShipToSettingsHandler,
  previewShipToSettingsHandler,
  updateShipToSettingsHandler,
} from './server/ship-to-settings.routes.ts'

/** Bill-tos and ship-tos. */
export const customersServer: ServerArea = {
  name: 'customers',
  handlers: [
    listMyBillTosHandler,
    listMyDivisionsHandler,
    listMyShipTosHandler,
    listMyRepsHandler,
    getCustomerMetadataHandler,
    getShipToSettingsHandler,
    listShipToSettingsHandler,
    updateShipToSettingsHandler,
    bulkUpdateShipToSettingsHandler,
    bulkUpdateErpSettingsHandler,
    previewShipToSettingsHandler,
    addShipToChildrenHandler,
    removeParentShipToHandler,
  ],
  importKinds: [divisionsImportKind, gposImportKind, billTosImportKind, shipTosImportKind, contactsImportKind],
}
