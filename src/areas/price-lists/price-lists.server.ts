import type { ServerArea } from '#platform/http/area.ts'
import { priceListHandlers } from './server/price-lists.routes.ts'

/** STAFF-4: what a ship-to pays on a delivery date, on the screen, as a workbook and on paper. */
export const priceListsServer: ServerArea = { name: 'price-lists', handlers: priceListHandlers }
