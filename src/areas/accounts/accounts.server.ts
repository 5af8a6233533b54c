import type { ServerArea } from '#platform/http/area.ts'
import { getCustomerDetailsHandler } from './server/customer-details.routes.ts'

/** What a customer owes, and whom an order is for. */
export const accountsServer: ServerArea = { name: 'accounts', handlers: [getCustomerDetailsHandler] }
