import { maxColumns, type ImportColumn, type ImportNote, type ImportRow } from '../order-import.ts'
import { columnName } from './column-name.ts'
import { hasHeader } from './has-header.ts'
import type { KeptRow } from './read-rows.ts'

/** Characters of a cell that the mapping shows. */
const shown = 60
/** Rows of the file that the mapping shows. */
const firstRowsShown = 4

/** What the mapping is made from. */
export interface DescribedFile {
  readonly columns: ImportColumn[]
  /** As they stand in the file: what is in one row belongs together. */
  readonly firstRows: ImportRow[]
  /** Without the header. */
  readonly rows: readonly KeptRow[]
  readonly notes: ImportNote[]
}

/**
 * IMPORT-1: the columns of a file with two example values each, and what of the file is worth
 * knowing.
 */
export function describeFile(all: readonly KeptRow[]): DescribedFile {
  const [first = [1]] = all
  const header = first.slice(1).map(String)
  const isNamed = hasHeader(header)
  const rows = isNamed ? all.slice(1) : all
  const width = all.reduce((most, row) => Math.max(most, row.length - 1), 0)
  const columns = Array.from({ length: Math.min(width, maxColumns) }, (_, index): ImportColumn => {
    const examples: string[] = []
    let emptyRows = 0
    for (const row of rows) {
      const cell = row[index + 1]
      if (cell === undefined || cell === '') emptyRows++
      else if (examples.length < 2) examples.push(String(cell).slice(0, shown))
    }
    return { index, header: (isNamed && header[index]) || `Column ${columnName(index)}`, examples, emptyRows }
  })
  const notes: ImportNote[] = []
  if (!isNamed)
    notes.push({ code: 'no_header', message: 'The file has no header row; its first row counts as an order line.' })
  const firstRows = rows.slice(0, firstRowsShown).map(([row, ...cells]) => ({
    row,
    cells: columns.map(({ index }) => (cells[index] ?? '').slice(0, shown)),
  }))
  return { columns, firstRows, rows, notes }
}
