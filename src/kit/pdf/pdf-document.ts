import { type PdfFont, widthOf } from './font-widths.ts'
import { winAnsiOf } from './win-ansi.ts'

/** US letter, in points. */
export const pageSize = { width: 612, height: 792 } as const

/** Red, green and blue, 0 to 1. */
export type PdfColor = readonly [number, number, number]

const black: PdfColor = [0, 0, 0]

/** How a text is set. */
export interface TextStyle {
  readonly size: number
  readonly font?: PdfFont
  readonly color?: PdfColor
  /** Where `x` is on the line; left unless said. */
  readonly align?: 'left' | 'right'
}

/** One page; `x` and `y` are points from its upper left corner, `y` of a text is its base line. */
export interface PdfPage {
  text(text: string | readonly number[], x: number, y: number, style: TextStyle): void
  line(x1: number, y1: number, x2: number, y2: number, width?: number, color?: PdfColor): void
  box(x: number, y: number, width: number, height: number, look: { fill?: PdfColor; stroke?: PdfColor }): void
}

/** Pages one after the other. */
export interface PdfDocument {
  addPage(): PdfPage
  readonly pages: readonly PdfPage[]
  /** The file, one character a byte. */
  write(): string
}

/** What readers show of a file besides its pages. */
export interface PdfFacts {
  readonly title: string
  readonly subject: string
  readonly writtenAt: Date
}

const number = (value: number): string => String(Math.round(value * 100) / 100)
const numbers = (...values: readonly number[]): string => values.map(number).join(' ')
const hex = (codes: readonly number[]): string => codes.map((code) => code.toString(16).padStart(2, '0')).join('')

/** A text of the file's facts, in any script: UTF-16 with its mark. */
const factOf = (text: string): string => {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return `<feff${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}

/** '2026-11-24T10:00:00.000Z' -> 'D:20261124100000Z'. */
const dateOf = (instant: Date): string => `(D:${instant.toISOString().slice(0, 19).replace(/\D/g, '')}Z)`

function createPage(): { page: PdfPage; content: () => string } {
  const operations: string[] = []
  const add = (operation: string) => void operations.push(operation)
  const y = (fromTop: number) => pageSize.height - fromTop
  const page: PdfPage = {
    text(text, x, fromTop, { size, font = 'regular', color = black, align = 'left' }) {
      const codes = typeof text === 'string' ? winAnsiOf(text) : text
      const left = align === 'right' ? x - widthOf(codes, size, font) : x
      const name = font === 'bold' ? '/F2' : '/F1'
      add(`BT ${numbers(...color)} rg ${name} ${number(size)} Tf ${numbers(left, y(fromTop))} Td <${hex(codes)}> Tj ET`)
    },
    line(x1, y1, x2, y2, width = 0.5, color = black) {
      add(`${numbers(...color)} RG ${number(width)} w ${numbers(x1, y(y1))} m ${numbers(x2, y(y2))} l S`)
    },
    box(x, fromTop, width, height, { fill, stroke }) {
      const area = `${numbers(x, y(fromTop + height), width, height)} re`
      if (fill) add(`${numbers(...fill)} rg ${area} f`)
      if (stroke) add(`${numbers(...stroke)} RG 1 w ${area} S`)
    },
  }
  return { page, content: () => operations.join('\n') }
}

/**
 * Starts a PDF 1.7 with the two built-in fonts, so that nothing is embedded and every reader shows
 * it alike.
 */
export function createPdf(facts: PdfFacts): PdfDocument {
  const made: ReturnType<typeof createPage>[] = []
  return {
    addPage() {
      const next = createPage()
      made.push(next)
      return next.page
    },
    get pages() {
      return made.map(({ page }) => page)
    },
    write: () =>
      fileOf(
        made.map(({ content }) => content()),
        facts,
      ),
  }
}

function fileOf(contents: readonly string[], { title, subject, writtenAt }: PdfFacts): string {
  // Objects 1 to 5 stand for the whole file; each page is two more.
  const pageNumber = (index: number) => 6 + index * 2
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const kids = contents.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')
  const resources = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Resources ${resources} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${factOf(title)} /Subject ${factOf(subject)} /Producer (Larder) /CreationDate ${dateOf(writtenAt)} >>`,
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${pageNumber(index) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  // Four bytes above 127 tell mail programs and readers that the file is not a text.
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
