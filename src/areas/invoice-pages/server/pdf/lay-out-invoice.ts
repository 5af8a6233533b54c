import type { Drawing } from '#platform/pdf/drawing.ts'
import type { Invoice } from '#areas/invoice-pages/invoice.ts'
import { drawEnd, invoiceBodies } from './invoice-bodies.ts'
import { drawFirstHead, drawLaterHead } from './invoice-head.ts'
import { PageFlow } from './page-flow.ts'

/**
 * BILL-1, PROFILE-7: an invoice laid out in a format on US letter. The PDF and the preview of the
 * format are drawn from it. A format that does not exist is laid out as Standard.
 */
export function layOutInvoice(invoice: Invoice, formatId: number): Drawing {
  const body = invoiceBodies[formatId] ?? invoiceBodies[1]!
  const flow = new PageFlow((page, isFirst) => {
    if (isFirst) drawFirstHead(page, invoice)
    else drawLaterHead(page, invoice)
    body.drawHeads(page)
  })
  body.drawLines(flow, invoice)
  drawEnd(flow, invoice)
  return flow.finish(['Larder', invoice.divisionName].filter(Boolean).join(', '))
}
