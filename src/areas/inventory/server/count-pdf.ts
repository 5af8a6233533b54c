import { type CalendarDate, toInputDate } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import type { Steps } from '#kit/steps.ts'
import { inSlices } from '#platform/in-slices.ts'
import type { Letter, PdfFont } from '#platform/pdf/fonts.ts'
import { lettersOf } from '#platform/pdf/letters-of.ts'
import { createPdf, type PdfColor, type PdfDocument, type PdfPage, pageSize } from '#platform/pdf/pdf-document.ts'
import { wrapText } from '#platform/pdf/wrap-text.ts'
import type { Inventory, InventoryLine, InventoryResult } from '../inventory.ts'
import { countedBy } from '../rules/counted-by.ts'
import { formatQuantity } from '../rules/format-count.ts'
import type { SheetSection } from '../rules/list-shelves.ts'

const margin = 40
const bottom = pageSize.height - 44
const right = pageSize.width - margin
const ink: PdfColor = [0.12, 0.13, 0.11]
const muted: PdfColor = [0.38, 0.38, 0.35]
const hairline: PdfColor = [0.82, 0.81, 0.77]
const rowHeight = 20
/** Where the columns end, or their boxes to write in stand. */
const columns = { par: 350, last: 420, cases: 472, eaches: 522, value: right } as const

/** What is printed. */
export interface PrintedCount {
  readonly inventory: Inventory
  readonly sections: readonly SheetSection[]
  readonly results: readonly InventoryResult[] | undefined
  readonly writtenAt: Date
  readonly writtenOn: CalendarDate
}

/**
 * INV-1: an open count as a sheet to write on, shelf by shelf with boxes; a closed one with its
 * quantities and values.
 */
export const countPdf = async (count: PrintedCount): Promise<Buffer> => (await inSlices(draw(count))).write()

/** It may pause after each line: a count of 5,000 takes a second (PLAT-14). */
function* draw({ inventory, sections, results, writtenAt, writtenOn }: PrintedCount): Steps<PdfDocument> {
  const pdf = createPdf({ title: inventory.name, subject: 'Inventory count', writtenAt })
  const byLine = new Map(results?.map((result) => [result.lineId, result]))
  let page: PdfPage
  let y = 0
  const newPage = () => {
    page = pdf.addPage()
    page.text(cut(inventory.name, 380, 15, 'bold'), margin, 46, { size: 15, font: 'bold', color: ink })
    page.text(subtitleOf(inventory), margin, 61, { size: 9, color: muted })
    page.text(`Written ${toInputDate(writtenOn)}`, right, 46, { size: 9, color: muted, align: 'right' })
    y = 78
    drawHead()
  }
  const drawHead = () => {
    const style = { size: 8, font: 'bold', color: muted } as const
    page.text('Item', margin, y + 10, style)
    if (results) {
      page.text('Counted', columns.eaches, y + 10, { ...style, align: 'right' })
      page.text('Value', columns.value, y + 10, { ...style, align: 'right' })
    } else {
      if (!inventory.isBlind) {
        page.text('Par', columns.par, y + 10, { ...style, align: 'right' })
        page.text('Last', columns.last, y + 10, { ...style, align: 'right' })
      }
      page.text('Cases', columns.cases, y + 10, { ...style, align: 'right' })
      page.text('Eaches / lb', right, y + 10, { ...style, align: 'right' })
    }
    y += 16
  }
  const makeRoom = (height: number) => {
    if (y + height > bottom) newPage()
  }
  newPage()
  for (const { name, shelves } of sections) {
    makeRoom(18 + rowHeight)
    page!.text(name, margin, y + 14, { size: 10, font: 'bold', color: ink })
    y += 18
    for (const { line, locationId } of shelves) {
      makeRoom(rowHeight)
      drawLine(page!, line, locationId)
      y += rowHeight
      yield
    }
  }
  if (results) {
    makeRoom(28)
    page!.text('Value', margin, y + 18, { size: 11, font: 'bold', color: ink })
    page!.text(formatCents(inventory.valueCents ?? 0), right, y + 18, {
      size: 11,
      font: 'bold',
      color: ink,
      align: 'right',
    })
  }
  for (const [index, each] of pdf.pages.entries()) {
    each.text(`Page ${index + 1} of ${pdf.pages.length}`, right, pageSize.height - 24, {
      size: 8,
      color: muted,
      align: 'right',
    })
    yield
  }
  return pdf

  function drawLine(on: PdfPage, line: InventoryLine, locationId: string | null) {
    const room = results ? 330 : 250
    const detail = [line.itemNumber, line.packSizeDescription].filter(Boolean).join(' · ')
    on.text(cut(line.customerDescription || line.description, room), margin, y + 9, { size: 9, color: ink })
    on.text(cut(detail, room, 7), margin, y + 17, { size: 7, color: muted })
    on.line(margin, y + rowHeight, right, y + rowHeight, 0.5, hairline)
    if (results) return drawResult(on, line, locationId)
    if (line.expected) {
      const { caseParValue, eachParValue, previous } = line.expected
      const par = [caseParValue !== null && `${caseParValue} CS`, eachParValue !== null && `${eachParValue} EA`]
      on.text(par.filter(Boolean).join(' '), columns.par, y + 12, { size: 8, color: muted, align: 'right' })
      if (previous)
        on.text(formatQuantity(previous, line), columns.last, y + 12, { size: 8, color: muted, align: 'right' })
    }
    const by = countedBy(line)
    if (by.cases) on.box(columns.cases - 44, y + 3, 44, 14, { stroke: muted })
    if (by.eaches || by.pounds) on.box(right - 54, y + 3, 54, 14, { stroke: muted })
  }

  function drawResult(on: PdfPage, line: InventoryLine, locationId: string | null) {
    const shelf = byLine.get(line.lineId)?.shelves.find((each) => each.locationId === locationId)
    const style = { size: 9, color: shelf ? ink : muted, align: 'right' } as const
    on.text(shelf ? formatQuantity(shelf, line) : 'not counted', columns.eaches, y + 12, style)
    if (shelf && shelf.valueCents !== null) on.text(formatCents(shelf.valueCents), columns.value, y + 12, style)
  }
}

/** As much of a text as fits into a width in points. */
function cut(text: string, width: number, size = 9, font: PdfFont = 'regular'): readonly Letter[] {
  const [first = [], ...rest] = wrapText(text, width, size, font)
  return rest.length > 0 ? [...first, ...lettersOf('…', font)] : first
}

const subtitleOf = ({ guideName, status, closedOn, closedByName, openedByName }: Inventory): string =>
  status === 'closed'
    ? `${guideName} · closed ${closedOn ? toInputDate(closedOn) : ''} by ${closedByName ?? ''}`
    : `${guideName} · started by ${openedByName}`
