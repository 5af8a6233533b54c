import { drawSvg } from '#platform/pdf/draw-svg.ts'
import { isInvoiceFormat } from '#areas/invoice-pages/invoice-formats.ts'
import { layOutInvoice } from './lay-out-invoice.ts'
import { sampleInvoice } from './sample-invoice.ts'

const drawn = new Map<number, string>()

/**
 * PROFILE-7: a sample invoice in a format as SVG, the first page of the very PDF; undefined for a
 * format that does not exist. Each is drawn once a process.
 */
export function invoicePreview(formatId: number): string | undefined {
  if (!isInvoiceFormat(formatId)) return undefined
  const known = drawn.get(formatId) ?? drawSvg(layOutInvoice(sampleInvoice, formatId)[0]!)
  drawn.set(formatId, known)
  return known
}
