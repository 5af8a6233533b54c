import type { Drawing, Mark } from '#platform/pdf/drawing.ts'
import type { Letter } from '#platform/pdf/fonts.ts'
import { lettersOf } from '#platform/pdf/letters-of.ts'
import { type PdfColor, pageSize, type TextStyle } from '#platform/pdf/pdf-document.ts'
import { wrapText } from '#platform/pdf/wrap-text.ts'

/** The left and right edge of what is drawn. */
export const edges = { left: 40, right: pageSize.width - 40 } as const
/** Where rows end; the footer stands below. */
const bottom = pageSize.height - 56

/** The colours of a document: near black, a quiet grey, a hairline and the portal's green. */
export const inks = {
  ink: [0.11, 0.14, 0.12],
  muted: [0.36, 0.39, 0.35],
  hairline: [0.85, 0.83, 0.78],
  green: [0.11, 0.41, 0.26],
} as const satisfies Record<string, PdfColor>

/** A text style in these colours. */
export const look = (size: number, given: Partial<TextStyle> = {}): TextStyle => ({ size, color: inks.ink, ...given })

/** As much of a text as fits into a width; what is cut ends in an ellipsis. */
export function cut(text: string, width: number, { size, font = 'regular' }: TextStyle): readonly Letter[] {
  const [first = [], ...rest] = wrapText(text, width, size, font)
  if (rest.length === 0) return first
  const [shorter = []] = wrapText(text, width - size, size, font)
  return [...shorter, ...lettersOf('…', font)]
}

/** Marks that flow from page to page; each page begins with the head it is given. */
export class PageFlow {
  readonly #pages: Mark[][] = []
  readonly #head: (flow: PageFlow, isFirst: boolean) => void
  /** The base of what is drawn next, in points from the top. */
  y = 0

  constructor(head: (flow: PageFlow, isFirst: boolean) => void) {
    this.#head = head
    this.#newPage()
  }

  /** Draws a text at the present height, or that much below it. */
  text(text: string | readonly Letter[], x: number, style: TextStyle, below = 0): void {
    if (text.length > 0) this.#add({ kind: 'text', text, x, y: this.y + below, style })
  }

  /** A text that ends at `x`. */
  right(text: string | readonly Letter[], x: number, style: TextStyle, below = 0): void {
    this.text(text, x, { ...style, align: 'right' }, below)
  }

  /** A line from edge to edge, that much below the present height. */
  rule(color: PdfColor, below = 0, width = 0.6): void {
    this.#add({ kind: 'rule', x1: edges.left, x2: edges.right, y: this.y + below, width, color })
  }

  shape(path: string, x: number, y: number, scale: number, color: PdfColor): void {
    this.#add({ kind: 'shape', path, x, y, scale, color })
  }

  /** Begins a page where less than `height` is left on this one. */
  makeRoom(height: number): void {
    if (this.y + height > bottom) this.#newPage()
  }

  /** The pages, each with its number and this footer. */
  finish(footer: string): Drawing {
    const style = look(8, { color: inks.muted })
    const y = pageSize.height - 30
    return this.#pages.map((page, index): readonly Mark[] => [
      ...page,
      { kind: 'rule', x1: edges.left, x2: edges.right, y: y - 13, width: 0.5, color: inks.hairline },
      { kind: 'text', text: cut(footer, 400, style), x: edges.left, y, style },
      {
        kind: 'text',
        text: `Page ${index + 1} of ${this.#pages.length}`,
        x: edges.right,
        y,
        style: { ...style, align: 'right' },
      },
    ])
  }

  #add(mark: Mark): void {
    this.#pages.at(-1)!.push(mark)
  }

  #newPage(): void {
    this.#pages.push([])
    this.y = 0
    this.#head(this, this.#pages.length === 1)
  }
}
