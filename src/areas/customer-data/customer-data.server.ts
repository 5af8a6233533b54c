import type { ServerArea } from '#platform/http/area.ts'
import { customItemsImportKind } from './server/custom-items.import-kind.ts'
import { customerCategoriesImportKind, customerLocationsImportKind } from './server/named-entries.import-kind.ts'
import { customerDistributorsImportKind } from './server/customer-distributors.import-kind.ts'
import { customerInvoicesImportKind } from './server/customer-invoices.import-kind.ts'
import {
  createCustomItemHandler,
  deleteCustomItemHandler,
  getCustomItemHandler,
  listCustomItemsHandler,
  updateCustomItemHandler,
} from './server/custom-items.routes.ts'
import {
  createCustomerInvoiceHandler,
  deleteCustomerInvoiceHandler,
  getCustomerInvoiceHandler,
  listCustomerInvoicesHandler,
  updateCustomerInvoiceHandler,
} from './server/customer-invoices.routes.ts'
import {
  createDistributorHandler,
  deleteDistributorHandler,
  listDistributorsHandler,
  updateDistributorHandler,
} from './server/distributors.routes.ts'
import { namedEntryHandlers } from './server/named-entries.routes.ts'
import type { OwnDataUser } from './server/public.ts'
import { getOwnWordsHandler, listOwnWordsHandler, updateOwnWordsHandler } from './server/own-words.routes.ts'

/**
 * A kitchen's own items, categories, locations, distributors and invoices. `users` are the areas
 * above whose lines name them.
 */
export const customerDataServer = (users: readonly OwnDataUser[]): ServerArea => ({
  name: 'customer-data',
  handlers: [
    ...namedEntryHandlers(users),
    listDistributorsHandler,
    createDistributorHandler,
    updateDistributorHandler,
    deleteDistributorHandler,
    listCustomItemsHandler,
    getCustomItemHandler,
    createCustomItemHandler,
    updateCustomItemHandler,
    deleteCustomItemHandler(users),
    listOwnWordsHandler,
    getOwnWordsHandler,
    updateOwnWordsHandler,
    listCustomerInvoicesHandler,
    getCustomerInvoiceHandler,
    createCustomerInvoiceHandler,
    updateCustomerInvoiceHandler,
    deleteCustomerInvoiceHandler,
  ],
  importKinds: [
    customerCategoriesImportKind,
    customerLocationsImportKind,
    customerDistributorsImportKind,
    customItemsImportKind,
    customerInvoicesImportKind,
  ],
})
