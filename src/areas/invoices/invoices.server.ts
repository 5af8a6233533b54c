import type { ServerArea } from '#platform/http/area.ts'
import { invoiceBookChecks } from './server/book-checks.ts'

/** Invoices and the entries of their accounts. */
export const invoicesServer: ServerArea = {
  name: 'invoices',
  bookChecks: invoiceBookChecks,
}
