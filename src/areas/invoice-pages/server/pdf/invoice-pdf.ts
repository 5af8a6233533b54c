import { createPdf } from '#platform/pdf/pdf-document.ts'
import { drawOn } from '#platform/pdf/drawing.ts'
import type { Invoice } from '#areas/invoice-pages/invoice.ts'
import { layOutInvoice } from './lay-out-invoice.ts'

/** BILL-1: one invoice as a PDF in a format. */
export function invoicePdf(invoice: Invoice, formatId: number, writtenAt: Date): Promise<Buffer> {
  const pdf = createPdf({ title: `Invoice ${invoice.invoiceNumber}`, subject: invoice.shipToName, writtenAt })
  for (const marks of layOutInvoice(invoice, formatId)) drawOn(pdf.addPage(), marks)
  return pdf.write()
}
