/** What separates cells; a bar is rare, but unmistakable. */
export const separators = [',', ';', '\t', '|'] as const
/** One of them. */
export type Separator = (typeof separators)[number]

const quote = 34
/** Characters read of a quoted cell. */
const longestQuoted = 10_000
const lineFeed = 10
const carriageReturn = 13

/** The text ended within quotes: everything behind the opening one would be a single cell. */
export class UnclosedQuote extends Error {
  override readonly name = 'UnclosedQuote'
}

/**
 * IMPORT-1: reads RFC 4180 text and what spreadsheets and people make of it: a quote counts only at
 * the beginning of a cell, text behind a closing one belongs to the cell, any of CR LF, LF and CR
 * ends a record. `onRecord` hears each record that has content, with its number from 1, and answers
 * false to stop. Empty cells at the end of a record are left out, so that a million of them cost
 * nothing; no record has more than `mostCells`: the last one then tells only that there is more.
 */
export function parseCsv(
  text: string,
  separator: Separator,
  mostCells: number,
  onRecord: (cells: string[], record: number) => boolean,
): void {
  const separatorCode = separator.charCodeAt(0)
  let at = 0
  let cells: string[] = []
  let column = 0
  let record = 0
  const add = (cell: string): void => {
    if (cell !== '' && cells.length <= mostCells) {
      while (cells.length < Math.min(column, mostCells)) cells.push('')
      cells.push(cell)
    }
    column++
  }
  while (at < text.length) {
    let cell = ''
    if (text.charCodeAt(at) === quote) {
      const close = closingQuote(text, at + 1)
      if (close < 0) throw new UnclosedQuote()
      // Nobody reads so much of a cell; to undo the doubling of millions of quotes would hold
      // everybody else up.
      cell = text.slice(at + 1, Math.min(close, at + 1 + longestQuoted)).replaceAll('""', '"')
      at = close + 1
    }
    const from = at
    let code = -1
    for (; at < text.length; at++) {
      code = text.charCodeAt(at)
      if (code === separatorCode || code === lineFeed || code === carriageReturn) break
      code = -1
    }
    add(cell + text.slice(from, at))
    at++
    if (code === separatorCode && at < text.length) continue
    if (code === carriageReturn && text.charCodeAt(at) === lineFeed) at++
    record++
    column = 0
    // A used range goes on for a million rows: those without content cost next to nothing.
    if (cells.length === 0) continue
    if (!onRecord(cells, record)) return
    cells = []
  }
}

/** Where the quoted cell ends; two quotes in a row stand for one. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== quote) return at
  }
  return -1
}
