import { toInputDate } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { postalLines } from '#areas/customers/rules/postal-lines.ts'
import type { Letter, PdfFont } from '#platform/pdf/fonts.ts'
import { lettersOf } from '#platform/pdf/letters-of.ts'
import { createPdf, type PdfColor, type PdfPage, pageSize } from '#platform/pdf/pdf-document.ts'
import { wrapText } from '#platform/pdf/wrap-text.ts'
import { describeEntry } from '../rules/describe-entry.ts'
import { ageBuckets, type Statement } from '../statement.ts'
import { ageWords } from '../statement-words.ts'

const margin = 40
const right = pageSize.width - margin
const bottom = pageSize.height - 48
const ink: PdfColor = [0.12, 0.13, 0.11]
const muted: PdfColor = [0.38, 0.38, 0.35]
const hairline: PdfColor = [0.82, 0.81, 0.77]
const shade: PdfColor = [0.95, 0.945, 0.925]
const rowHeight = 16

/** A column of the lines: where it starts, or ends when it is of numbers. */
interface Column {
  readonly head: string
  readonly x: number
  readonly width: number
  readonly isNumber?: boolean
}
const itemColumns: readonly Column[] = [
  { head: 'Invoice', x: margin, width: 96 },
  { head: 'Ship-to', x: 140, width: 60 },
  { head: 'Invoice date', x: 208, width: 64 },
  { head: 'Due date', x: 282, width: 64 },
  { head: 'Days past due', x: 416, width: 62, isNumber: true },
  { head: 'Total', x: 494, width: 74, isNumber: true },
  { head: 'Open', x: right, width: 74, isNumber: true },
]
const entryColumns: readonly Column[] = [
  { head: 'Date', x: margin, width: 64 },
  { head: 'What', x: 112, width: 140 },
  { head: 'Invoices', x: 260, width: 150 },
  { head: 'Amount', x: 488, width: 74, isNumber: true },
  { head: 'Balance', x: right, width: 80, isNumber: true },
]

/** BILL-2: a statement on US letter: whose it is, what is owed by age, and its lines. */
export async function statementPdf(statement: Statement, writtenAt: Date): Promise<Buffer> {
  const { billTo, asOf, kind } = statement
  const title = `Statement ${billTo.number} as of ${toInputDate(asOf)}`
  const pdf = createPdf({ title, subject: 'Statement', writtenAt })
  const columns = kind === 'openItem' ? itemColumns : entryColumns
  let page = pdf.addPage()
  let y = drawHeader(page, statement)
  const drawHead = () => {
    for (const { head, x, isNumber } of columns)
      page.text(head, x, y + 10, { size: 8, font: 'bold', color: muted, align: isNumber ? 'right' : 'left' })
    y += 15
    page.line(margin, y, right, y, 0.75, muted)
  }
  const drawRow = (cells: readonly string[], font: PdfFont = 'regular') => {
    if (y + rowHeight > bottom) {
      page = pdf.addPage()
      page.text(title, margin, 44, { size: 9, color: muted })
      y = 56
      drawHead()
    }
    for (const [index, { x, width, isNumber }] of columns.entries())
      page.text(cut(cells[index] ?? '', width, font), x, y + 11, {
        size: 8.5,
        font,
        color: ink,
        align: isNumber ? 'right' : 'left',
      })
    y += rowHeight
    page.line(margin, y, right, y, 0.5, hairline)
  }
  drawHead()
  for (const cells of rowsOf(statement)) drawRow(cells)
  drawRow(lastRow(statement), 'bold')
  for (const [index, each] of pdf.pages.entries())
    each.text(`Page ${index + 1} of ${pdf.pages.length}`, right, pageSize.height - 24, {
      size: 8,
      color: muted,
      align: 'right',
    })
  return pdf.write()
}

function* rowsOf({ kind, items, entries, from, openingBalance }: Statement): Generator<readonly string[]> {
  if (kind === 'openItem') {
    for (const item of items)
      yield [
        item.planNumber === null ? item.invoiceNumber : `${item.invoiceNumber} (plan ${item.planNumber})`,
        item.shipTo,
        toInputDate(item.invoiceDate),
        toInputDate(item.dueDate),
        item.daysPastDue > 0 ? String(item.daysPastDue) : '',
        formatCents(item.total),
        formatCents(item.open),
      ]
    return
  }
  yield [toInputDate(from), 'Balance brought forward', '', '', formatCents(openingBalance)]
  for (const entry of entries)
    yield [
      toInputDate(entry.postedOn),
      describeEntry(entry),
      entry.invoiceNumbers.join(', '),
      formatCents(entry.amount),
      formatCents(entry.balance),
    ]
}

function lastRow({ kind, aged, asOf }: Statement): readonly string[] {
  const total = formatCents(aged.total)
  return kind === 'openItem' ? ['Balance', '', '', '', '', '', total] : [toInputDate(asOf), 'Balance', '', '', total]
}

/** Draws the head of the first page and returns where its lines start. */
function drawHeader(
  page: PdfPage,
  { billTo, division, divisionName, shipTo, shipTos, asOf, aged, isWhole }: Statement,
) {
  page.text('Statement', margin, 56, { size: 20, font: 'bold', color: ink })
  page.text(`As of ${toInputDate(asOf)}`, right, 48, { size: 10, font: 'bold', color: ink, align: 'right' })
  page.text(cut(`${divisionName} (${division})`, 260), right, 62, { size: 9, color: muted, align: 'right' })
  let y = 88
  page.text(cut(billTo.name, 500, 'bold', 11), margin, y, { size: 11, font: 'bold', color: ink })
  for (const line of [`Bill-to ${billTo.number}`, ...postalLines(billTo)]) {
    y += 13
    page.text(cut(line, 500), margin, y, { size: 9, color: muted })
  }
  const whose = shipTo
    ? `Only ship-to ${shipTo} ${shipTos.find(({ number }) => number === shipTo)?.name ?? ''}`
    : isWhole
      ? ''
      : 'Only the ship-tos you may see'
  if (whose) {
    y += 13
    page.text(cut(whose, 500), margin, y, { size: 9, color: ink })
  }
  return drawAges(page, aged, y + 16)
}

function drawAges(page: PdfPage, aged: Statement['aged'], top: number): number {
  const boxes = [
    ...ageBuckets.map((bucket) => [ageWords[bucket], aged[bucket]] as const),
    ['Credits', aged.credits] as const,
    ['Balance', aged.total] as const,
  ]
  const width = (right - margin) / boxes.length
  page.box(margin, top, right - margin, 36, { fill: shade })
  for (const [index, [label, cents]] of boxes.entries()) {
    const x = margin + width * (index + 1) - 8
    page.text(label, x, top + 14, { size: 7.5, color: muted, align: 'right' })
    page.text(formatCents(cents), x, top + 28, { size: 9.5, font: 'bold', color: ink, align: 'right' })
  }
  return top + 48
}

/** As much of a text as fits into a width in points. */
function cut(text: string, width: number, font: PdfFont = 'regular', size = 8.5): readonly Letter[] {
  const [first = [], ...rest] = wrapText(text, width, size, font)
  return rest.length > 0 ? [...first, ...lettersOf('…', font)] : first
}
