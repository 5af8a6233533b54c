import { createPdf, type PdfColor, type PdfFacts, type PdfPage } from '#platform/pdf/pdf-document.ts'
import { wrapText } from '#platform/pdf/wrap-text.ts'
import type { PriceColumn } from '#areas/views/view-columns.ts'
import { priceColumns } from '#areas/views/view-columns.ts'
import type { Paper } from '../price-list.ts'
import { fitsWidth, layOutColumns } from '../rules/lay-out-columns.ts'

/** Both sizes upright, in points. */
const sizes = { letter: { width: 612, height: 792 }, a4: { width: 595.28, height: 841.89 } } as const
const margin = 44
const foot = 46
const ink: PdfColor = [0.12, 0.13, 0.11]
const muted: PdfColor = [0.38, 0.38, 0.35]
const green: PdfColor = [0.09, 0.35, 0.24]
const band: PdfColor = [0.96, 0.96, 0.94]
const warning: PdfColor = [0.6, 0.32, 0.02]
const hairline: PdfColor = [0.85, 0.84, 0.8]
const size = 8.5
const lineHeight = 10.5
/** A longer text is cut: a price list is read row by row. */
const maxLines = 3

/** A price list on paper, from above to below. */
export interface PriceListPaper {
  title(text: string, facts: readonly string[], remark: string | null): void
  heading(text: string): void
  row(cells: readonly string[]): void
  note(text: string): void
  write(): Promise<Buffer>
}

/** Starts a price list; the page is turned where its columns need the room. */
export function startPriceListPaper(
  facts: PdfFacts,
  { paper, columns, masthead }: { paper: Paper; columns: readonly PriceColumn[]; masthead: string },
): PriceListPaper {
  const upright = sizes[paper]
  const isTurned = !fitsWidth(columns, upright.width - 2 * margin)
  const page = isTurned ? { width: upright.height, height: upright.width } : upright
  const pdf = createPdf(facts, { size: page })
  const right = page.width - margin
  const placed = layOutColumns(columns, right - margin)
  let on: PdfPage
  let y = 0
  let hasHead = false
  let isBanded = false
  /** Stands again at the head of the next page. */
  let open: string | null = null

  const drawCell = (index: number, text: Parameters<PdfPage['text']>[0], base: number, isHead: boolean) => {
    const { left, width, isFigure } = placed[index]!
    const x = margin + (isFigure ? left + width : left)
    on.text(text, x, base, {
      size: isHead ? 7.5 : size,
      font: isHead ? 'bold' : 'regular',
      color: isHead ? muted : ink,
      align: isFigure ? 'right' : 'left',
    })
  }
  const drawHead = () => {
    const titles = columns.map((id, index) => wrapText(priceColumns[id].label, placed[index]!.width, 7.5, 'bold'))
    const height = Math.max(...titles.map(({ length }) => length)) * 9
    titles.forEach((lines, index) =>
      lines.forEach((line, at) => drawCell(index, line, y + height - (lines.length - 1 - at) * 9, true)),
    )
    y += height + 4
    on.line(margin, y, right, y, 1, ink)
    isBanded = false
  }
  const newPage = () => {
    on = pdf.addPage()
    on.box(0, 0, page.width, 6, { fill: green })
    on.text('Larder', margin, 32, { size: 13, font: 'bold', color: green })
    on.text(masthead, right, 32, { size: 9, color: muted, align: 'right' })
    y = 46
    if (hasHead) drawHead()
  }
  const makeRoom = (height: number): boolean => {
    if (y + height <= page.height - foot) return false
    newPage()
    return true
  }
  const drawHeading = (text: string) => {
    on.text(text, margin, y + 16, { size: 9.5, font: 'bold', color: green })
    y += 21
    isBanded = false
  }
  newPage()
  return {
    title(text, listed, remark) {
      for (const line of wrapText(text, right - margin, 18, 'bold')) {
        on.text(line, margin, y + 18, { size: 18, font: 'bold', color: ink })
        y += 22
      }
      for (const fact of listed)
        for (const line of wrapText(fact, right - margin, 9)) {
          on.text(line, margin, y + 10, { size: 9, color: muted })
          y += 12
        }
      if (remark !== null) {
        on.text(remark, margin, y + 13, { size: 9, font: 'bold', color: warning })
        y += 15
      }
      y += 10
      drawHead()
      hasHead = true
    },
    heading(text) {
      // A heading never stands alone at the foot of a page.
      makeRoom(21 + 2 * lineHeight + 8)
      drawHeading(text)
      open = text
    },
    row(cells) {
      const lines = cells.map((cell, index) => {
        const wrapped = wrapText(cell, placed[index]!.width, size)
        return wrapped.length > maxLines ? wrapped.slice(0, maxLines) : wrapped
      })
      const height = Math.max(1, ...lines.map(({ length }) => length)) * lineHeight + 4
      if (makeRoom(height) && open !== null) drawHeading(`${open}, continued`)
      if (isBanded) on.box(margin - 4, y, right - margin + 8, height, { fill: band })
      lines.forEach((wrapped, index) =>
        wrapped.forEach((line, at) => drawCell(index, line, y + 9.5 + at * lineHeight, false)),
      )
      y += height
      isBanded = !isBanded
      on.line(margin, y, right, y, 0.3, hairline)
    },
    note(text) {
      makeRoom(30)
      on.text(text, margin, y + 18, { size: 9, color: muted })
      y += 24
    },
    write() {
      const { pages } = pdf
      pages.forEach((each, index) => {
        const base = page.height - 26
        each.text(`Page ${index + 1} of ${pages.length}`, right, base, { size: 8, color: muted, align: 'right' })
        each.text(facts.title, margin, base, { size: 8, color: muted })
      })
      return pdf.write()
    },
  }
}
