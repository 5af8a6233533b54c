import { type CsvDialect, readCsvRecord } from '#kit/csv-record.ts'

/** The separators of cells; a vertical bar is rare, but unambiguous. */
export const separators = [',', ';', '\t', '|'] as const
/** One of them. */
export type Separator = (typeof separators)[number]

/** Max characters read of a quoted cell. */
const maxQuoted = 10_000

/** A record with content, and its row number in a spreadsheet, from 1. */
export interface CsvRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** The text ended within quotes: everything after the opening quote would be a single cell. */
export class UnclosedQuote extends Error {
  override readonly name = 'UnclosedQuote'
}

/**
 * IMPORT-1: the rows of a CSV text as spreadsheets and people write it. A used range may extend
 * over a million rows and columns: records without content are counted but left out, and so are
 * empty cells at the end of a record. A record has at most `maxCells` cells, and one more when
 * there are further cells with content.
 */
export function* parseCsv(text: string, delimiter: Separator, maxCells: number): Generator<CsvRow> {
  const dialect: CsvDialect = { delimiter, maxCells, maxQuoted, keepsTextBehindQuotes: true }
  let row = 0
  for (let at = 0; at < text.length;) {
    const record = readCsvRecord(text, at, dialect, true)
    if (record === 'incomplete' || 'problem' in record) throw new UnclosedQuote()
    at = record.next
    row++
    const length = record.cells.findLastIndex(Boolean) + 1
    if (length === 0) continue
    yield { row, cells: length === record.cells.length ? record.cells : record.cells.slice(0, length) }
  }
}
