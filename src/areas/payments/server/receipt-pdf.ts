import { formatDayWithYear, toInputDate } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { lettersOf } from '#platform/pdf/letters-of.ts'
import { createPdf, type PdfColor, type PdfPage, pageSize } from '#platform/pdf/pdf-document.ts'
import { wrapText } from '#platform/pdf/wrap-text.ts'
import type { Payment } from '../payment.ts'
import { statusWords } from '../rules/status-words.ts'

const margin = 48
const right = pageSize.width - margin
const bottom = pageSize.height - 56
const ink: PdfColor = [0.12, 0.13, 0.11]
const muted: PdfColor = [0.38, 0.38, 0.35]
const hairline: PdfColor = [0.82, 0.81, 0.77]
const rowHeight = 18
/** Where columns start, or end when they are amounts. */
const columns = { invoice: margin, due: 170, open: 320, credit: 400, discount: 480, pay: right } as const

/** BILL-3: the receipt of a payment: who, with what, when, and every amount. */
export function receiptPdf(payment: Payment, writtenAt: Date): Promise<Buffer> {
  const title = `Payment ${payment.paymentNumber}`
  const pdf = createPdf({ title, subject: 'Receipt', writtenAt })
  let page = pdf.addPage()
  let y = drawHead(page, payment)
  for (const line of payment.allocations) {
    if (y + rowHeight > bottom) {
      page = pdf.addPage()
      y = drawColumns(page, 60)
    }
    const amounts = { size: 9, color: ink, align: 'right' } as const
    page.text(line.invoiceNumber, columns.invoice, y + 12, { size: 9, color: ink })
    page.text(line.credit < 0 ? 'Credit' : toInputDate(line.dueDate), columns.due, y + 12, { size: 9, color: muted })
    page.text(formatCents(line.openBefore), columns.open, y + 12, { ...amounts, color: muted })
    if (line.credit !== 0) page.text(formatCents(-line.credit), columns.credit, y + 12, amounts)
    if (line.discount !== 0) page.text(formatCents(-line.discount), columns.discount, y + 12, amounts)
    if (line.credit >= 0) page.text(formatCents(line.pay), columns.pay, y + 12, amounts)
    page.line(margin, y + rowHeight, right, y + rowHeight, 0.5, hairline)
    y += rowHeight
  }
  if (y + 24 > bottom) {
    page = pdf.addPage()
    y = 60
  }
  page.text('Amount', margin, y + 20, { size: 12, font: 'bold', color: ink })
  page.text(formatCents(payment.amount), right, y + 20, { size: 12, font: 'bold', color: ink, align: 'right' })
  for (const [index, each] of pdf.pages.entries())
    each.text(`${title} · page ${index + 1} of ${pdf.pages.length}`, right, pageSize.height - 28, {
      size: 8,
      color: muted,
      align: 'right',
    })
  return pdf.write()
}

function drawHead(page: PdfPage, payment: Payment): number {
  page.text(`Payment ${payment.paymentNumber}`, margin, 64, { size: 18, font: 'bold', color: ink })
  page.text(statusWords[payment.status].label, right, 64, { size: 12, font: 'bold', color: ink, align: 'right' })
  const facts = [
    ['Bill-to', `${payment.billToName} (${payment.division} ${payment.billTo})`],
    ['Paid with', payment.methodName],
    ['Payment date', formatDayWithYear(payment.payOn)],
    ['Made by', payment.placedByStaffName ?? payment.placedByName],
    ...(payment.reason === '' ? [] : [['Reason', payment.reason]]),
  ] as const
  let y = 92
  for (const [label, value] of facts) {
    page.text(label, margin, y, { size: 9, color: muted })
    const [first = [], ...rest] = wrapText(value, right - margin - 90, 9)
    page.text(rest.length > 0 ? [...first, ...lettersOf('…', 'regular')] : first, margin + 90, y, {
      size: 9,
      color: ink,
    })
    y += 15
  }
  return drawColumns(page, y + 10)
}

function drawColumns(page: PdfPage, y: number): number {
  const style = { size: 8, font: 'bold', color: muted } as const
  page.text('Invoice', columns.invoice, y, style)
  page.text('Due', columns.due, y, style)
  page.text('Open before', columns.open, y, { ...style, align: 'right' })
  page.text('Credits', columns.credit, y, { ...style, align: 'right' })
  page.text('Discount', columns.discount, y, { ...style, align: 'right' })
  page.text('Paid', columns.pay, y, { ...style, align: 'right' })
  page.line(margin, y + 5, right, y + 5, 0.8, muted)
  return y + 6
}
