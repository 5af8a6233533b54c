import type { ServerArea } from '#platform/http/area.ts'
import {
  getAccountActivityHandler,
  getAccountHandler,
  getAccountWorkHandler,
  listCustomersHandler,
} from './server/accounts.routes.ts'

/** Customers as staff and they themselves look at them. */
export const accountsServer: ServerArea = {
  name: 'accounts',
  handlers: [listCustomersHandler, getAccountHandler, getAccountWorkHandler, getAccountActivityHandler],
}
