import type { ServerArea } from '#platform/http/area.ts'
import { getInvoiceHandler, listInvoicesHandler } from './server/invoice.routes.ts'
import {
  downloadInvoiceLinesCsvHandler,
  downloadInvoiceLinesXlsxHandler,
  downloadInvoicePdfHandler,
  downloadInvoicesPdfHandler,
  downloadInvoicesZipHandler,
} from './server/files/invoice-files.routes.ts'
import { pdfThread } from './server/files/pdf-thread.ts'

/** Invoices as people read them: list, detail and files. */
export const invoicePagesServer: ServerArea = {
  name: 'invoice-pages',
  handlers: [
    listInvoicesHandler,
    getInvoiceHandler,
    downloadInvoicePdfHandler,
    downloadInvoicesZipHandler,
    downloadInvoicesPdfHandler,
    downloadInvoiceLinesCsvHandler,
    downloadInvoiceLinesXlsxHandler,
  ],
  start: async () => () => pdfThread.stop(),
}
