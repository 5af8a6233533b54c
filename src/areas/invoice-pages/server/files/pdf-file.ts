import { setImmediate } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import { createPdf } from '#platform/pdf/pdf-document.ts'
import { drawOn } from '#platform/pdf/drawing.ts'
import type { Invoice } from '#areas/invoice-pages/invoice.ts'
import { invoicePdf } from '../pdf/invoice-pdf.ts'
import { layOutInvoice } from '../pdf/lay-out-invoice.ts'
import type { PdfFileKind, PdfRequest } from './pdf-request.ts'

/** A file while it is drawn; `take` returns the pieces that are ready, each once. */
export interface PdfFile {
  add(invoices: readonly Invoice[]): Promise<void>
  end(): Promise<void>
  take(): Uint8Array[]
}

/** Pages of a merged PDF: so many that 1,000 invoices of 600 lines fit. */
const maxMergedPages = 20_000

/** A store of pieces that is emptied when it is read. */
function pieceStore() {
  let pieces: Uint8Array[] = []
  return {
    put: (piece: Uint8Array) => void pieces.push(piece),
    take: () => {
      const taken = pieces
      pieces = []
      return taken
    },
  }
}

function singleFile({ formatId, writtenAt }: PdfRequest): PdfFile {
  const { put, take } = pieceStore()
  return {
    add: async ([invoice]) => put(await invoicePdf(invoice!, formatId, writtenAt)),
    end: async () => undefined,
    take,
  }
}

/** All invoices in one document, its fonts once; pages leave as soon as their invoice is drawn. */
function mergedFile({ formatId, writtenAt }: PdfRequest): PdfFile {
  const { put, take } = pieceStore()
  const pdf = createPdf({ title: 'Invoices', subject: 'Invoices', writtenAt }, { send: put, maxPages: maxMergedPages })
  return {
    add: async (invoices) => {
      for (const invoice of invoices) {
        layOutInvoice(invoice, formatId).forEach((marks, index) =>
          drawOn(pdf.addPage({ startsPart: index === 0 }), marks),
        )
        pdf.flush()
      }
      await setImmediate()
    },
    end: async () => void (await pdf.write()),
    take,
  }
}

/** One PDF each; a PDF is compressed already and is stored as it is. */
function zipFile({ formatId, writtenAt }: PdfRequest): PdfFile {
  const { put, take } = pieceStore()
  const zip = new ZipFile()
  let failure: Error | undefined
  zip.on('error', (error: Error) => {
    failure = error
  })
  const ended = new Promise<void>((resolve) => {
    zip.outputStream.on('end', resolve)
  })
  zip.outputStream.on('data', put)
  const check = () => {
    if (failure) throw failure
  }
  return {
    add: async (invoices) => {
      for (const invoice of invoices) {
        const name = `${invoice.division}-${invoice.invoiceNumber}.pdf`
        zip.addBuffer(await invoicePdf(invoice, formatId, writtenAt), name, { compress: false, mtime: writtenAt })
      }
      await setImmediate()
      check()
    },
    end: async () => {
      zip.end()
      await ended
      check()
    },
    take,
  }
}

const makers: Readonly<Record<PdfFileKind, (request: PdfRequest) => PdfFile>> = {
  single: singleFile,
  merged: mergedFile,
  zip: zipFile,
}

/** Begins a file. */
export const openPdfFile = (request: PdfRequest): PdfFile => makers[request.kind](request)
