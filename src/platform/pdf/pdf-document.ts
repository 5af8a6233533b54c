import PdfKit from 'pdfkit'
import { partMark } from '#contract/part-mark.ts'
import type { Letter, PdfFont } from './fonts.ts'
import { lettersOf, runsOf, widthOf } from './letters-of.ts'

/** US letter, in points. */
export const pageSize = { width: 612, height: 792 } as const

/** A page in points. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/**
 * Pages of one document unless it is allowed more; more is a list that should have been a file of
 * another kind.
 */
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
  /** An SVG path from (`x`, `y`), so many points to its unit. */
  shape(path: string, x: number, y: number, scale: number, color: PdfColor): void
  /** A PNG, so many points wide. */
  picture(png: Buffer, x: number, y: number, width: number): void
}

/** Pages one after the other; earlier ones can still be drawn on until they are written. */
export interface PdfDocument {
  /** `startsPart` marks the page in the file, so that who receives it can count its parts. */
  addPage(given?: { startsPart?: boolean }): PdfPage
  readonly pages: readonly PdfPage[]
  /** Ends the document and returns the file; what a `send` has received is not in it again. */
  write(): Promise<Buffer>
  /**
   * Writes the pages so far, so that a long document need not be kept: they cannot be drawn on any
   * more.
   */
  flush(): void
}

/** A document that is sent while it is drawn. */
export interface PdfOptions {
  /** Receives the file piece by piece. */
  readonly send?: (piece: Buffer) => void
  /** Pages it may have. */
  readonly maxPages?: number
  /** Of every page; US letter unless given. */
  readonly size?: PageSize
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

/** Starts a PDF 1.7 that carries the parts it uses of its fonts. */
export function createPdf(
  { title, subject, writtenAt }: PdfFacts,
  { send, maxPages: max = maxPages, size = pageSize }: PdfOptions = {},
): PdfDocument {
  const doc = new PdfKit({
    size: [size.width, size.height],
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
  const pieces: Buffer[] = []
  doc.on('data', send ?? ((piece: Buffer) => void pieces.push(piece)))
  return {
    addPage({ startsPart = false } = {}) {
      if (pages.length === max) throw new TooManyPages(`A document has at most ${max} pages`)
      doc.addPage()
      if (startsPart) markPart(doc)
      const page = pageOf(doc, pages.length)
      pages.push(page)
      return page
    },
    pages,
    flush: () => doc.flushPages(),
    write: () =>
      new Promise((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(pieces)))
        doc.on('error', reject)
        doc.end()
      }),
  }
}

/**
 * A private entry of a page's dictionary (PDF 1.7, annex E: names that begin with XX are free to
 * use), whose type the types of pdfkit leave out.
 */
function markPart(doc: PDFKit.PDFDocument): void {
  const { dictionary } = doc.page as unknown as { dictionary: { data: Record<string, unknown> } }
  dictionary.data[partMark] = true
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
    shape(path, x, y, scale, color) {
      doc.switchToPage(index)
      doc.save().translate(x, y).scale(scale).path(path).fill(rgb(color)).restore()
    },
    picture(png, x, y, width) {
      doc.switchToPage(index)
      doc.image(png, x, y, { width })
    },
  }
}
