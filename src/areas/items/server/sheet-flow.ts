import { createPdf, type PdfColor, type PdfFacts, type PdfPage, pageSize } from '#platform/pdf/pdf-document.ts'
import { wrapText } from '#platform/pdf/wrap-text.ts'
import type { Fact } from '../rules/list-item-facts.ts'

const margin = 48
const bottom = pageSize.height - 60
const width = pageSize.width - 2 * margin
const ink: PdfColor = [0.12, 0.13, 0.11]
const muted: PdfColor = [0.38, 0.38, 0.35]
const green: PdfColor = [0.09, 0.35, 0.24]
const hairline: PdfColor = [0.82, 0.81, 0.77]

/**
 * Text that flows from page to page. Everything below takes the room it needs and breaks where it
 * must.
 */
export interface SheetFlow {
  title(text: string): void
  heading(text: string): void
  paragraph(text: string, look?: { isMuted?: boolean; isBold?: boolean }): void
  /** Facts in two columns, what is missing as N/A. */
  facts(facts: readonly Fact[]): void
  /**
   * A table of three columns: words, a quantity and a share. A new page repeats its head.
   */
  table(head: readonly [string, string, string], rows: readonly (readonly [string, string, string])[]): void
  /** The file with its footers. */
  write(): Promise<Buffer>
}

/** Starts a sheet with its masthead. */
export function startSheet(facts: PdfFacts, masthead: string, footer: string): SheetFlow {
  const pdf = createPdf(facts)
  let page: PdfPage
  let y: number

  const newPage = () => {
    page = pdf.addPage()
    page.box(0, 0, pageSize.width, 6, { fill: green })
    page.text('Larder', margin, 34, { size: 13, font: 'bold', color: green })
    page.text(masthead, pageSize.width - margin, 34, { size: 9, color: muted, align: 'right' })
    y = 62
  }
  const makeRoom = (height: number) => {
    if (y + height > bottom) newPage()
  }
  const lines = (text: string, look: { size: number; isBold?: boolean; color?: PdfColor }) => {
    const font = look.isBold ? 'bold' : 'regular'
    const leading = look.size * 1.35
    for (const line of wrapText(text, width, look.size, font)) {
      makeRoom(leading)
      page.text(line, margin, y + look.size, { size: look.size, font, color: look.color ?? ink })
      y += leading
    }
  }
  newPage()

  return {
    title: (text) => lines(text, { size: 18, isBold: true }),
    heading(text) {
      // A heading never stands alone at the foot of a page.
      makeRoom(58)
      y += 10
      page.line(margin, y, pageSize.width - margin, y, 0.75, hairline)
      page.text(text, margin, y + 17, { size: 11, font: 'bold', color: green })
      y += 24
    },
    paragraph(text, { isMuted = false, isBold = false } = {}) {
      lines(text, { size: 9.5, isBold, color: isMuted ? muted : ink })
      y += 4
    },
    facts(listed) {
      const gap = 24
      const column = (width - gap) / 2
      const label = 108
      for (let index = 0; index < listed.length; index += 2) {
        const pair = listed.slice(index, index + 2)
        const cells = pair.map(([name, value]) => ({ name, lines: wrapText(value ?? 'N/A', column - label, 9) }))
        const height = Math.max(...cells.map((cell) => cell.lines.length)) * 12 + 4
        makeRoom(height)
        cells.forEach((cell, place) => {
          const x = margin + place * (column + gap)
          page.text(cell.name, x, y + 9, { size: 9, color: muted })
          cell.lines.forEach((line, row) => page.text(line, x + label, y + 9 + row * 12, { size: 9, color: ink }))
        })
        y += height
      }
    },
    table(head, rows) {
      const right = margin + 320
      const middle = margin + 230
      const row = ([name, quantity, share]: readonly [string, string, string], isHead: boolean) => {
        if (!isHead && y + 15 > bottom) {
          newPage()
          row(head, true)
        }
        const font = isHead ? 'bold' : 'regular'
        const [first] = wrapText(name, 150, 9, font)
        page.text(first ?? [], margin, y + 10, { size: 9, font, color: ink })
        page.text(quantity, middle, y + 10, { size: 9, font, color: ink, align: 'right' })
        page.text(share, right, y + 10, { size: 9, font, color: ink, align: 'right' })
        y += 14
        page.line(margin, y, right, y, isHead ? 1 : 0.4, isHead ? ink : hairline)
      }
      // The head never stands alone at the foot of a page.
      makeRoom(30)
      row(head, true)
      for (const each of rows) row(each, false)
      y += 4
    },
    write() {
      const { pages } = pdf
      pages.forEach((each, index) => {
        each.line(margin, pageSize.height - 46, pageSize.width - margin, pageSize.height - 46, 0.5, hairline)
        each.text(footer, margin, pageSize.height - 32, { size: 8, color: muted })
        const place = `Page ${index + 1} of ${pages.length}`
        each.text(place, pageSize.width - margin, pageSize.height - 32, { size: 8, color: muted, align: 'right' })
      })
      return pdf.write()
    },
  }
}
