/** How one kind of CSV is read. */
export interface CsvDialect {
  readonly delimiter: string
  /** Cells kept of a record; one more stands for all others that have content. */
  readonly maxCells: number
  /** Characters kept of a cell in quotes, its quotes still doubled. */
  readonly maxQuoted: number
  /** Text behind a closing quote belongs to the cell; without this it is a problem. */
  readonly keepsTextBehindQuotes: boolean
}

/** One record of CSV text, or why it cannot be read. */
export type CsvRecord =
  /** `width` counts every cell, `next` is where the following record starts. */
  | { readonly cells: readonly string[]; readonly width: number; readonly next: number }
  /** The record may go on behind the text at hand. */
  | 'incomplete'
  | { readonly problem: string }

const quote = 34
const space = 32
const lineFeed = 10
const carriageReturn = 13

/**
 * Reads the record of RFC 4180 text that starts at `start`; `isEnd` says that nothing follows the
 * text. A cell is quoted only when it begins with a quote; any of CR LF, LF and CR ends a record.
 */
export function readCsvRecord(text: string, start: number, dialect: CsvDialect, isEnd: boolean): CsvRecord {
  const delimiter = dialect.delimiter.charCodeAt(0)
  const cells: string[] = []
  let width = 0
  let at = start
  for (;;) {
    let cell = ''
    if (text.charCodeAt(at) === quote) {
      const close = closingQuote(text, at + 1)
      if (close < 0 || (close + 1 === text.length && !isEnd)) {
        return isEnd ? { problem: 'a quote is not closed' } : 'incomplete'
      }
      cell = text.slice(at + 1, Math.min(close, at + 1 + dialect.maxQuoted)).replaceAll('""', '"')
      at = close + 1
      if (!dialect.keepsTextBehindQuotes) {
        while (text.charCodeAt(at) === space) at++
        if (at < text.length && !isBreak(text.charCodeAt(at), delimiter)) {
          return { problem: 'text behind a closing quote' }
        }
      }
    }
    const from = at
    while (at < text.length && !isBreak(text.charCodeAt(at), delimiter)) at++
    if (at > from) cell += text.slice(from, at)
    if (width < dialect.maxCells || (cells.length === dialect.maxCells && cell.trim() !== '')) cells.push(cell)
    width++
    if (at >= text.length) return isEnd ? { cells, width, next: at } : 'incomplete'
    const code = text.charCodeAt(at)
    if (code === delimiter) at++
    else if (code === lineFeed) return { cells, width, next: at + 1 }
    else if (at + 1 === text.length && !isEnd) return 'incomplete'
    else return { cells, width, next: text.charCodeAt(at + 1) === lineFeed ? at + 2 : at + 1 }
  }
}

const isBreak = (code: number, delimiter: number) => code === delimiter || code === lineFeed || code === carriageReturn

/** Where the quoted cell ends; two quotes in a row stand for one. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== quote) return at
  }
  return -1
}
