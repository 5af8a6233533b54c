import type { Letter } from './fonts.ts'
import type { PdfColor, PdfPage, TextStyle } from './pdf-document.ts'

/**
 * Something drawn on a page: a text, a rule, or a shape of an SVG path. In points, as `PdfPage`.
 */
export type Mark =
  | {
      readonly kind: 'text'
      readonly text: string | readonly Letter[]
      readonly x: number
      readonly y: number
      readonly style: TextStyle
    }
  | {
      readonly kind: 'rule'
      readonly x1: number
      readonly x2: number
      readonly y: number
      readonly width: number
      readonly color: PdfColor
    }
  | {
      readonly kind: 'shape'
      readonly path: string
      readonly x: number
      readonly y: number
      readonly scale: number
      readonly color: PdfColor
    }

/** Pages as lists of what is drawn: laid out once, drawn as PDF or as SVG. */
export type Drawing = readonly (readonly Mark[])[]

/** Draws the marks of one page on a page of a PDF. */
export function drawOn(page: PdfPage, marks: readonly Mark[]): void {
  for (const mark of marks) {
    if (mark.kind === 'text') page.text(mark.text, mark.x, mark.y, mark.style)
    else if (mark.kind === 'rule') page.line(mark.x1, mark.y, mark.x2, mark.y, mark.width, mark.color)
    else page.shape(mark.path, mark.x, mark.y, mark.scale, mark.color)
  }
}

/** The words of each page, in the order they are drawn. */
export const wordsOf = (drawing: Drawing): string[][] =>
  drawing.map((marks) =>
    marks.flatMap((mark) =>
      mark.kind === 'text'
        ? [typeof mark.text === 'string' ? mark.text : mark.text.map(({ character }) => character).join('')]
        : [],
    ),
  )
