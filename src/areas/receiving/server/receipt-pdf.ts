import { formatMoment } from '#kit/clock-time.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { Letter, PdfFont } from '#platform/pdf/fonts.ts'
import { lettersOf } from '#platform/pdf/letters-of.ts'
import { createPdf, type PdfColor, type PdfPage, pageSize } from '#platform/pdf/pdf-document.ts'
import { wrapText } from '#platform/pdf/wrap-text.ts'
import type { DeliveryDetail, Goods } from '../receiving.ts'
import { differenceText, goodsText, receivedText, temperatureText } from '../rules/describe-check.ts'
import { poText } from '#areas/carts/rules/po-text.ts'

const margin = 40
const bottom = pageSize.height - 44
const right = pageSize.width - margin
const ink: PdfColor = [0.12, 0.13, 0.11]
const muted: PdfColor = [0.38, 0.38, 0.35]
const hairline: PdfColor = [0.82, 0.81, 0.77]
/** Where the columns end. */
const columns = { billed: 400, came: 490, temperature: right } as const

/** What is printed. */
export interface PrintedReceipt {
  readonly delivery: DeliveryDetail
  readonly timeZone: string
  /** Of the latest finish; undefined without. */
  readonly signature: Buffer | undefined
  readonly writtenAt: Date
}

interface Row {
  readonly name: string
  readonly detail: string
  readonly billed: Goods
  /** Null: nobody checked it. */
  readonly came: Goods | null
  readonly temperature: string
  readonly notes: readonly string[]
}

/** NEXT-6: how a delivery was received; before that a sheet to check it in on. */
export function receiptPdf({ delivery, timeZone, signature, writtenAt }: PrintedReceipt): Promise<Buffer> {
  const { finish } = delivery
  const title = `Receipt of ${delivery.invoiceNumber ? `invoice ${delivery.invoiceNumber}` : `order ${delivery.orderNumber ?? ''}`}`
  const pdf = createPdf({ title, subject: 'Receipt of a delivery', writtenAt })
  let page = startPage()
  let y = drawHead()
  for (const row of rowsOf(delivery)) {
    const height = 24 + 10 * row.notes.length
    if (y + height > bottom) {
      page = startPage()
      y = drawColumns(64)
    }
    drawRow(page, row, y, finish !== null)
    y += height
    page.line(margin, y, right, y, 0.5, hairline)
  }
  if (finish) drawEnd()
  for (const [index, each] of pdf.pages.entries())
    each.text(`Page ${index + 1} of ${pdf.pages.length}`, right, pageSize.height - 24, small('right'))
  return pdf.write()

  function startPage(): PdfPage {
    const made = pdf.addPage()
    made.text(title, margin, 46, { size: 15, font: 'bold', color: ink })
    return made
  }

  function drawHead(): number {
    const facts = [
      `${delivery.shipToName} ${delivery.shipTo}`,
      formatDayWithYear(delivery.day),
      delivery.orderNumber && `Order ${delivery.orderNumber}`,
      delivery.po && poText(delivery.po),
      delivery.tracking,
    ]
    page.text(cut(facts.filter(Boolean).join(' · '), right - margin), margin, 62, { size: 9, color: muted })
    if (!finish) return drawColumns(80)
    const words = `${receivedText(finish)} · ${formatMoment(new Date(finish.at), timeZone)} · ${finish.checkedLines} of ${plural(finish.lines, 'line')} checked`
    page.text(cut(words, right - margin, 10, 'bold'), margin, 80, { size: 10, font: 'bold', color: ink })
    return drawColumns(96)
  }

  function drawColumns(at: number): number {
    const style = { size: 8, font: 'bold', color: muted } as const
    page.text('Item', margin, at, style)
    page.text(delivery.invoiceNumber ? 'Billed' : 'Expected', columns.billed, at, { ...style, align: 'right' })
    page.text('Came', columns.came, at, { ...style, align: 'right' })
    page.text('°F', columns.temperature, at, { ...style, align: 'right' })
    page.line(margin, at + 6, right, at + 6, 0.5, hairline)
    return at + 6
  }

  function drawEnd(): void {
    const height = signature ? 110 : 30
    if (y + height > bottom) {
      page = startPage()
      y = 60
    }
    const signed = finish!.signerName || (signature ? finish!.byName : '')
    if (signed) page.text(`Signed by ${signed}`, margin, y + 22, { size: 9, color: ink })
    if (signature) page.picture(signature, margin, y + 30, 180)
    const before = delivery.finishes.length - 1
    if (before > 0)
      page.text(`Corrects ${plural(before, 'earlier receipt')} of this delivery`, right, y + 22, small('right'))
  }
}

const small = (align: 'left' | 'right') => ({ size: 8, color: muted, align }) as const

function rowsOf({ lines, results, finish, photos }: DeliveryDetail): Row[] {
  if (!finish)
    return lines.map((line) => ({
      name: line.description,
      detail: [line.itemNumber, line.packSizeDescription].filter(Boolean).join(' · '),
      billed: line.expected,
      came: null,
      temperature: '',
      notes: [],
    }))
  return results.map(({ itemNumber, description, packSizeDescription, expected, content, differences, byNames }) => {
    const pictures = photos.filter((photo) => photo.itemNumber === itemNumber).length
    return {
      name: description,
      detail: [itemNumber, packSizeDescription, byNames.join(', ')].filter(Boolean).join(' · '),
      billed: expected,
      came: content,
      temperature: typeof content?.temperatureTenths === 'number' ? temperatureText(content.temperatureTenths) : '',
      notes: [
        ...differences.map(differenceText),
        ...(content && content.lots.length > 0 ? [`Lot ${content.lots.join(', ')}`] : []),
        ...(pictures > 0 ? [plural(pictures, 'photo')] : []),
      ],
    }
  })
}

function drawRow(page: PdfPage, { name, detail, billed, came, temperature, notes }: Row, y: number, isDone: boolean) {
  page.text(cut(name, 250), margin, y + 11, { size: 9, color: ink })
  page.text(cut(detail, 250, 7), margin, y + 20, { size: 7, color: muted })
  page.text(goodsText(billed), columns.billed, y + 14, { size: 9, color: ink, align: 'right' })
  if (!isDone) {
    page.box(columns.came - 60, y + 4, 60, 16, { stroke: muted })
    page.box(columns.temperature - 50, y + 4, 50, 16, { stroke: muted })
    return
  }
  const text = came ? goodsText(came) : 'not checked'
  page.text(text, columns.came, y + 14, { size: 9, color: came ? ink : muted, align: 'right' })
  page.text(temperature, columns.temperature, y + 14, { size: 9, color: ink, align: 'right' })
  for (const [index, note] of notes.entries())
    page.text(cut(note, right - margin - 12, 8), margin + 12, y + 30 + 10 * index, { size: 8, color: ink })
}

/** As much of a text as fits into a width in points. */
function cut(text: string, width: number, size = 9, font: PdfFont = 'regular'): readonly Letter[] {
  const [first = [], ...rest] = wrapText(text, width, size, font)
  return rest.length > 0 ? [...first, ...lettersOf('…', font)] : first
}
