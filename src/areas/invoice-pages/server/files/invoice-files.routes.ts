import { Readable } from 'node:stream'
import { withByteOrderMark } from '#contract/file-content.ts'
import { dayOfUser } from '#areas/customers/server/public.ts'
import { toCsv } from '#kit/csv.ts'
import { Refused } from '#kit/decision.ts'
import { type Call, handle } from '#platform/http/handle.ts'
import { invoiceRefusals } from '#areas/invoice-pages/invoice.refusals.ts'
import {
  downloadInvoiceLinesCsv,
  downloadInvoiceLinesXlsx,
  downloadInvoicePdf,
  downloadInvoicesPdf,
  downloadInvoicesZip,
} from '#areas/invoice-pages/invoice-files.endpoints.ts'
import { invoiceLineColumns, invoiceLineRows } from '#areas/invoice-pages/rules/invoice-line-rows.ts'
import { readInvoicesInFull } from '../invoice.store.ts'
import { streamXlsx } from '#platform/xlsx/write-xlsx.ts'
import { formatOfUser } from './format-of-user.ts'
import { batchesOf, type InvoicesOfFile, invoicesOfFile } from './invoices-of-file.ts'
import { pdfThread } from './pdf-thread.ts'

type ManyCall = Pick<Call<typeof downloadInvoicesZip>, 'db' | 'query' | 'caller' | 'reply' | 'now' | 'services'>

/** The format of whoever asks (PROFILE-7). */
const formatOf = async ({ db, caller, services }: Pick<ManyCall, 'db' | 'caller' | 'services'>): Promise<number> =>
  (await formatOfUser(db, caller.actor.userId)) ?? services.config.constants.defaultInvoiceFormat

/** BILL-1: one invoice on paper; those of other ship-tos read like missing ones. */
export const downloadInvoicePdfHandler = handle(downloadInvoicePdf, async (call) => {
  const { db, params, caller, reply, now } = call
  const reader = { userId: caller.actor.userId, isStaff: caller.isStaff, now }
  const [invoice] = await readInvoicesInFull(db, [params], reader)
  if (!invoice) throw new Refused(invoiceRefusals.invoice_not_found)
  const request = { kind: 'single', formatId: await formatOf(call), writtenAt: now } as const
  const pieces: Uint8Array[] = []
  for await (const piece of pdfThread.draw(request, oneBatch(invoice))) pieces.push(piece)
  void reply.header('content-disposition', `inline; filename="invoice-${invoice.invoiceNumber}.pdf"`)
  return Buffer.concat(pieces)
})

async function* oneBatch<T>(each: T): AsyncGenerator<T[]> {
  yield [each]
}

/** The invoices of a download, with the name of its file; what is refused is refused before. */
async function begun(call: ManyCall, ending: string): Promise<InvoicesOfFile> {
  const found = await invoicesOfFile(call)
  const day = await dayOfUser(call.db, call.caller.actor.userId, call.now)
  void call.reply.header('content-disposition', `attachment; filename="invoices-${day}.${ending}"`)
  return found
}

async function drawn(call: ManyCall, kind: 'zip' | 'merged', ending: string): Promise<Readable> {
  const formatId = await formatOf(call)
  const found = await begun(call, ending)
  return Readable.from(pdfThread.draw({ kind, formatId, writtenAt: call.now }, batchesOf(found)), {
    objectMode: false,
  })
}

/** BILL-1: a ZIP of PDFs, drawn while it is sent. */
export const downloadInvoicesZipHandler = handle(downloadInvoicesZip, (call) => drawn(call, 'zip', 'zip'))

/** BILL-1: one PDF of many invoices. */
export const downloadInvoicesPdfHandler = handle(downloadInvoicesPdf, (call) => drawn(call, 'merged', 'pdf'))

async function* rowsOf(found: InvoicesOfFile): AsyncGenerator<(string | number)[][]> {
  yield [[...invoiceLineColumns]]
  for await (const invoices of batchesOf(found)) yield invoices.flatMap(invoiceLineRows)
}

async function* csvOf(found: InvoicesOfFile): AsyncGenerator<string> {
  yield withByteOrderMark('')
  for await (const rows of rowsOf(found)) yield toCsv(rows)
}

/** BILL-1: lines as CSV; what a spreadsheet would run is escaped (security 57). */
export const downloadInvoiceLinesCsvHandler = handle(downloadInvoiceLinesCsv, async (call) =>
  Readable.from(csvOf(await begun(call, 'csv'))),
)

/** BILL-1: the same as a workbook, in which a text is never a formula. */
export const downloadInvoiceLinesXlsxHandler = handle(downloadInvoiceLinesXlsx, async (call) =>
  Readable.from(streamXlsx('Invoice lines', rowsOf(await begun(call, 'xlsx')))),
)
