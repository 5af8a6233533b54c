import PdfKit from 'pdfkit'
import type { Letter, PdfFont } from './fonts.ts'
import { lettersOf, runsOf, widthOf } from './letters-of.ts'

/** US letter, in points. */
export const pageSize = { width: 612, height: 792 } as const

/** Pages of one document; more is a list that should have been a file of another kind. */
export const maxPages = 500

/** Red, green and blue, 0 to 1. */
export type PdfColor = readonly [number, number, number]

const black: PdfColor = [0, 0, 0]

/** How a text is set. */
export interface TextStyle {
  readonly size: number
  readonly font?: PdfFont
  readonly color?: PdfColor
  /** Which end of the text `x` is; left unless given. */
  readonly align?: 'left' | 'right'
}

/** One page; `x` and `y` are points from its upper left corner, `y` of a text is its base line. */
export interface PdfPage {
  text(text: string | readonly Letter[], x: number, y: number, style: TextStyle): void
  line(x1: number, y1: number, x2: number, y2: number, width?: number, color?: PdfColor): void
  box(x: number, y: number, width: number, height: number, look: { fill?: PdfColor; stroke?: PdfColor }): void
}

/** Pages one after the other; earlier ones can still be drawn on until the file is written. */
export interface PdfDocument {
  addPage(): PdfPage
  readonly pages: readonly PdfPage[]
  /** Ends the document and returns the file. */
  write(): Promise<Buffer>
}

/** What readers show of a file besides its pages. */
export interface PdfFacts {
  readonly title: string
  readonly subject: string
  readonly writtenAt: Date
}

/** A document with more than `maxPages`. */
export class TooManyPages extends Error {
  override readonly name = 'TooManyPages'
}

/** Starts a PDF 1.7 on US letter that carries the parts it uses of its fonts. */
export function createPdf({ title, subject, writtenAt }: PdfFacts): PdfDocument {
  const doc = new PdfKit({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    autoFirstPage: false,
    // Without it the built-in Helvetica is loaded, which nothing uses.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Subject: subject, Producer: 'Larder', Creator: 'Larder', CreationDate: writtenAt },
  })
  const pages: PdfPage[] = []
  return {
    addPage() {
      if (pages.length === maxPages) throw new TooManyPages(`A document has at most ${maxPages} pages`)
      doc.addPage()
      const page = pageOf(doc, pages.length)
      pages.push(page)
      return page
    },
    pages,
    write: () =>
      new Promise((resolve, reject) => {
        const pieces: Buffer[] = []
        doc.on('data', (piece: Buffer) => pieces.push(piece))
        doc.on('end', () => resolve(Buffer.concat(pieces)))
        doc.on('error', reject)
        doc.end()
      }),
  }
}

const rgb = ([red, green, blue]: PdfColor): [number, number, number] => [red * 255, green * 255, blue * 255]

function pageOf(doc: PDFKit.PDFDocument, index: number): PdfPage {
  return {
    text(text, x, y, { size, font = 'regular', color = black, align = 'left' }) {
      const letters = typeof text === 'string' ? lettersOf(text, font) : text
      let left = align === 'right' ? x - widthOf(letters, size) : x
      doc.switchToPage(index)
      doc.fillColor(rgb(color)).fontSize(size)
      for (const { file, letters: run } of runsOf(letters)) {
        // pdfkit takes the shared fontkit object as well as bytes, which its types do not know; by
        // the path it distinguishes the fonts of a document.
        doc.font(file.font as unknown as Buffer, file.path)
        const written = run.map(({ character }) => character).join('')
        doc.text(written, left, y, { lineBreak: false, baseline: 'alphabetic' })
        left += widthOf(run, size)
      }
    },
    line(x1, y1, x2, y2, width = 0.5, color = black) {
      doc.switchToPage(index)
      doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).stroke(rgb(color))
    },
    box(x, y, width, height, { fill, stroke }) {
      doc.switchToPage(index)
      if (fill) doc.rect(x, y, width, height).fill(rgb(fill))
      if (stroke) doc.rect(x, y, width, height).lineWidth(1).stroke(rgb(stroke))
    },
  }
}
