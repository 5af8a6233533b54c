import { createPdf, type PdfColor, type PdfFacts, type PdfPage, pageSize } from '#platform/pdf/pdf-document.ts'
import { wrapText } from '#platform/pdf/wrap-text.ts'

const margin = 44
const bottom = pageSize.height - 60
const right = pageSize.width - margin
const width = right - margin
const ink: PdfColor = [0.12, 0.13, 0.11]
const muted: PdfColor = [0.38, 0.38, 0.35]
const green: PdfColor = [0.09, 0.35, 0.24]
const warning: PdfColor = [0.6, 0.32, 0.02]
const hairline: PdfColor = [0.82, 0.81, 0.77]

/** The right ends of the columns of quantities and amounts, behind the first one of words. */
const columnEnds = [286, 340, 390, 440, 504, 524 + margin]
const wordsWidth = 190

/** The parts of an order on paper, from above to below; a part that does not fit goes over. */
export interface OrderPaper {
  title(text: string, state: string): void
  facts(facts: readonly (readonly [label: string, value: string])[]): void
  /** What the reader must not miss. */
  remark(text: string): void
  /** Stands again at the head of each page that has rows. */
  tableHead(cells: readonly string[]): void
  row(cells: readonly string[], notes: readonly string[]): void
  total(left: string, amount: string): void
  event(text: string): void
  write(): Promise<Buffer>
}

/** Starts an order on US letter. */
export function startPaper(facts: PdfFacts, masthead: string): OrderPaper {
  const pdf = createPdf(facts)
  let page: PdfPage
  let y = 0
  let head: readonly string[] | undefined

  const newPage = () => {
    page = pdf.addPage()
    page.box(0, 0, pageSize.width, 6, { fill: green })
    page.text('Larder', margin, 34, { size: 13, font: 'bold', color: green })
    page.text(masthead, right, 34, { size: 9, color: muted, align: 'right' })
    y = 58
    if (head) drawCells(head, true)
  }
  const makeRoom = (height: number) => {
    if (y + height > bottom) newPage()
  }
  const drawCells = ([words = '', ...others]: readonly string[], isHead: boolean) => {
    const font = isHead ? 'bold' : 'regular'
    const size = isHead ? 8 : 9
    const lines = wrapText(words, wordsWidth, size, font)
    lines.forEach((line, index) => page.text(line, margin, y + 10 + index * 11, { size, font, color: ink }))
    others.forEach((cell, index) =>
      page.text(cell, columnEnds[index] ?? right, y + 10, { size, font, color: ink, align: 'right' }),
    )
    y += Math.max(lines.length, 1) * 11 + 3
    if (isHead) page.line(margin, y, right, y, 1, ink)
  }
  newPage()

  return {
    title(text, state) {
      page.text(text, margin, y + 18, { size: 18, font: 'bold', color: ink })
      page.text(state, right, y + 18, { size: 11, font: 'bold', color: green, align: 'right' })
      y += 34
    },
    facts(listed) {
      const column = width / 2
      for (let index = 0; index < listed.length; index += 2) {
        const pair = listed.slice(index, index + 2)
        const cells = pair.map(([label, value]) => ({ label, lines: wrapText(value, column - 92, 9) }))
        const height = Math.max(...cells.map(({ lines }) => lines.length)) * 12 + 3
        makeRoom(height)
        cells.forEach(({ label, lines }, place) => {
          const x = margin + place * column
          page.text(label, x, y + 9, { size: 9, color: muted })
          lines.forEach((line, row) => page.text(line, x + 76, y + 9 + row * 12, { size: 9, color: ink }))
        })
        y += height
      }
      y += 8
    },
    remark(text) {
      for (const line of wrapText(text, width, 10, 'bold')) {
        makeRoom(14)
        page.text(line, margin, y + 10, { size: 10, font: 'bold', color: warning })
        y += 14
      }
      y += 4
    },
    tableHead(cells) {
      // A head never stands alone at the foot of a page.
      makeRoom(48)
      drawCells(cells, true)
      head = cells
    },
    row(cells, notes) {
      const small = notes.flatMap((note) => wrapText(note, columnEnds[3]! - margin, 7.5))
      makeRoom(wrapText(cells[0] ?? '', wordsWidth, 9).length * 11 + small.length * 9.5 + 8)
      drawCells(cells, false)
      for (const line of small) {
        page.text(line, margin, y + 6, { size: 7.5, color: muted })
        y += 9.5
      }
      y += 3
      page.line(margin, y, right, y, 0.4, hairline)
    },
    total(left, amount) {
      head = undefined
      makeRoom(28)
      page.text(left, margin, y + 16, { size: 9, color: muted })
      page.text(amount, right, y + 16, { size: 11, font: 'bold', color: ink, align: 'right' })
      y += 30
    },
    event(text) {
      for (const line of wrapText(text, width, 8.5)) {
        makeRoom(12)
        page.text(line, margin, y + 9, { size: 8.5, color: muted })
        y += 12
      }
    },
    write() {
      const { pages } = pdf
      pages.forEach((each, index) => {
        const place = `Page ${index + 1} of ${pages.length}`
        each.text(place, right, pageSize.height - 32, { size: 8, color: muted, align: 'right' })
      })
      return pdf.write()
    },
  }
}
