/** One record of CSV text, or why there is none at this place. */
export type CsvRecord =
  | { readonly cells: readonly string[]; readonly next: number }
  /** The record may go on behind the text at hand. */
  | 'incomplete'
  | { readonly problem: string }

const quote = 34
const lineFeed = 10
const carriageReturn = 13

/**
 * Reads the record of RFC 4180 text that starts at `start`; `isEnd` says that nothing follows the
 * text. A cell is quoted only when it begins with a quote; any of CR LF, LF and CR ends a record.
 */
export function parseCsvRecord(text: string, start: number, delimiter: string, isEnd: boolean): CsvRecord {
  const separator = delimiter.charCodeAt(0)
  const cells: string[] = []
  let at = start
  for (;;) {
    if (text.charCodeAt(at) === quote) {
      const close = closingQuote(text, at + 1)
      if (close < 0 || (close + 1 === text.length && !isEnd)) {
        return isEnd ? { problem: 'a quote is not closed' } : 'incomplete'
      }
      cells.push(text.slice(at + 1, close).replaceAll('""', '"'))
      at = close + 1
      while (text.charCodeAt(at) === 32) at++
    } else {
      const from = at
      while (at < text.length && !isBreak(text.charCodeAt(at), separator)) at++
      cells.push(text.slice(from, at))
    }
    if (at >= text.length) return isEnd ? { cells, next: at } : 'incomplete'
    const code = text.charCodeAt(at)
    if (code === separator) at++
    else if (code === lineFeed) return { cells, next: at + 1 }
    else if (code !== carriageReturn) return { problem: 'text behind a closing quote' }
    else if (at + 1 === text.length && !isEnd) return 'incomplete'
    else return { cells, next: text.charCodeAt(at + 1) === lineFeed ? at + 2 : at + 1 }
  }
}

const isBreak = (code: number, separator: number) => code === separator || code === lineFeed || code === carriageReturn

/** Where the quoted cell ends; two quotes in a row stand for one. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== quote) return at
  }
  return -1
}
