import type { ServerArea } from '#platform/http/area.ts'

/** A kitchen's own items, categories, locations, distributors and invoices. */
export const customerDataServer: ServerArea = { name: 'customer-data' }
