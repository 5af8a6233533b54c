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
import { type CountLocation, listShelves, type SheetSection, type SheetShelf } from '../rules/list-shelves.ts'

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
  readonly lines: readonly InventoryLine[]
  readonly locations: readonly CountLocation[]
  /** Every shelf that was counted, by key. */
  readonly counted: readonly string[]
  readonly results: readonly InventoryResult[] | undefined
  readonly writtenAt: Date
  readonly writtenOn: CalendarDate
}

/**
 * INV-1: an open count as a sheet to write on, shelf by shelf with boxes; a closed one with its
 * quantities and values.
 */
export const countPdf = async (count: PrintedCount): Promise<Buffer> => (await inSlices(draw(count))).write()

/** A row of the print: a heading, a shelf below it, or the value at the end. */
type Row =
  | { readonly kind: 'section'; readonly name: string; readonly height: number }
  | ({ readonly kind: 'shelf'; readonly height: number } & SheetShelf)
  | { readonly kind: 'value'; readonly height: number }

const top = 94

/** The rows of each page: a heading never stands alone at the foot. */
function paginate(sections: readonly SheetSection[], hasValue: boolean): Row[][] {
  const pages: Row[][] = [[]]
  let y = top
  const add = (row: Row, room: number) => {
    if (y + room > bottom) {
      pages.push([])
      y = top
    }
    pages.at(-1)!.push(row)
    y += row.height
  }
  for (const { name, shelves } of sections) {
    add({ kind: 'section', name, height: 18 }, 18 + rowHeight)
    for (const shelf of shelves) add({ kind: 'shelf', height: rowHeight, ...shelf }, rowHeight)
  }
  if (hasValue) add({ kind: 'value', height: 28 }, 28)
  return pages
}

/**
 * It may pause after each line: a count of 5,000 takes a second (PLAT-14). Pages are counted before
 * they are drawn, so that each is compressed when it is done and not all of them at the end.
 */
function* draw(count: PrintedCount): Steps<PdfDocument> {
  const { inventory, results, writtenAt, writtenOn } = count
  const pdf = createPdf({ title: inventory.name, subject: 'Inventory count', writtenAt })
  const byLine = new Map(results?.map((result) => [result.lineId, result]))
  const sections = listShelves(count.lines, count.locations, { keys: count.counted })
  yield
  const pages = paginate(sections, results !== undefined)
  yield
  for (const [index, rows] of pages.entries()) {
    const page = pdf.addPage()
    drawHead(page)
    let y = top
    for (const row of rows) {
      if (row.kind === 'section') page.text(row.name, margin, y + 14, { size: 10, font: 'bold', color: ink })
      else if (row.kind === 'shelf') drawLine(page, y, row.line, row.locationId)
      else drawValue(page, y)
      y += row.height
      yield
    }
    page.text(`Page ${index + 1} of ${pages.length}`, right, pageSize.height - 24, {
      size: 8,
      color: muted,
      align: 'right',
    })
    pdf.flush()
    yield
  }
  return pdf

  function drawHead(page: PdfPage) {
    page.text(cut(inventory.name, 380, 15, 'bold'), margin, 46, { size: 15, font: 'bold', color: ink })
    page.text(subtitleOf(inventory), margin, 61, { size: 9, color: muted })
    page.text(`Written ${toInputDate(writtenOn)}`, right, 46, { size: 9, color: muted, align: 'right' })
    const y = 88
    const style = { size: 8, font: 'bold', color: muted } as const
    page.text('Item', margin, y, style)
    if (results) {
      page.text('Counted', columns.eaches, y, { ...style, align: 'right' })
      page.text('Value', columns.value, y, { ...style, align: 'right' })
    } else {
      if (!inventory.isBlind) {
        page.text('Par', columns.par, y, { ...style, align: 'right' })
        page.text('Last', columns.last, y, { ...style, align: 'right' })
      }
      page.text('Cases', columns.cases, y, { ...style, align: 'right' })
      page.text('Eaches / lb', right, y, { ...style, align: 'right' })
    }
  }

  function drawValue(on: PdfPage, y: number) {
    const style = { size: 11, font: 'bold', color: ink } as const
    on.text('Value', margin, y + 18, style)
    on.text(formatCents(inventory.valueCents ?? 0), right, y + 18, { ...style, align: 'right' })
  }

  function drawLine(on: PdfPage, y: number, line: InventoryLine, locationId: string | null) {
    const room = results ? 330 : 250
    const detail = [line.itemNumber, line.packSizeDescription].filter(Boolean).join(' · ')
    on.text(cut(line.customerDescription || line.description, room), margin, y + 9, { size: 9, color: ink })
    on.text(cut(detail, room, 7), margin, y + 17, { size: 7, color: muted })
    on.line(margin, y + rowHeight, right, y + rowHeight, 0.5, hairline)
    if (results) return drawResult(on, y, line, locationId)
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

  function drawResult(on: PdfPage, y: number, line: InventoryLine, locationId: string | null) {
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
