import { plural } from '#kit/text.ts'
import { type ImportColumn, type ImportNote, maxColumns, type OrderTable } from '../order-import.ts'
import { columnName } from './column-name.ts'
import { type GuessedColumn, guessMapping, holdsUnits } from './guess-mapping.ts'
import { cellOf, type KeptRow } from './read-row.ts'

/** Max characters of a cell that the mapping shows. */
const shown = 60
/** Max rows of the file that the mapping shows. */
const firstRowsShown = 4
/** Max values of a column that are examined for its kind. */
const maxValues = 300
/** Rows from the top that can be chosen as the header. */
const headerChoices = 40

/** A parsed sheet of a file. */
export interface SheetContent {
  readonly rows: readonly KeptRow[]
  /** As the spreadsheet numbers them. */
  readonly hiddenRows: readonly number[]
  /** From 0. */
  readonly hiddenColumns: readonly number[]
}

/** What is shown of a table, apart from its sheet. */
export type DescribedTable = Omit<OrderTable, 'sheet'>

/**
 * IMPORT-1: the columns below a header row with two example values each, a suggested mapping and
 * notes. Hidden rows are not used as examples.
 */
export function describeTable(sheet: SheetContent, headerRow: number | null): DescribedTable {
  const header = sheet.rows.find(([row]) => row === headerRow)
  const rows = header ? sheet.rows.filter(([row]) => row > header[0]) : sheet.rows
  const hidden = new Set(sheet.hiddenRows)
  const visible = rows.filter(([row]) => !hidden.has(row))
  const examined = visible.length > 0 ? visible : rows
  const width = [...rows, ...(header ? [header] : [])].reduce((most, row) => Math.max(most, row.length - 1), 0)
  const guessed = Array.from({ length: Math.min(width, maxColumns) }, (_, index): GuessedColumn => ({
    index,
    header: header ? cellOf(header, index) : '',
    values: firstValues(examined, index),
    isHidden: sheet.hiddenColumns.includes(index),
  }))
  const columns = guessed.map((column): ImportColumn => {
    const { index, values, isHidden } = column
    const examples = values.slice(0, 2).map((value) => value.slice(0, shown))
    const name = column.header || `Column ${columnName(index)}`
    return { index, header: name, examples, isHidden, holdsUnits: holdsUnits(column) }
  })
  return {
    headerRow: header ? header[0] : null,
    topRows: sheet.rows.slice(0, headerChoices).map(toTopRow),
    rowCount: rows.length,
    hiddenRows: rows.length - visible.length,
    columns,
    firstRows: examined.slice(0, firstRowsShown).map((row) => ({
      row: row[0],
      cells: columns.map(({ index }) => cellOf(row, index).slice(0, shown)),
    })),
    guess: guessMapping(guessed),
    notes: notesOf(header !== undefined, columns, rows.length - visible.length),
  }
}

function firstValues(rows: readonly KeptRow[], index: number): string[] {
  const values: string[] = []
  for (const row of rows) {
    const cell = cellOf(row, index)
    if (cell !== '') values.push(cell)
    if (values.length === maxValues) break
  }
  return values
}

/** A row as the header select shows it. */
const toTopRow = ([row, ...cells]: KeptRow) => ({ row, text: cells.filter(Boolean).join(', ').slice(0, shown) })

function notesOf(hasHeader: boolean, columns: readonly ImportColumn[], hiddenRows: number): ImportNote[] {
  const notes: ImportNote[] = []
  if (!hasHeader)
    notes.push({ code: 'no_header', message: 'The file has no header row; its first row counts as an order line.' })
  if (hiddenRows > 0)
    notes.push({ code: 'hidden_rows', message: `${areHidden(hiddenRows, 'row')} and left out by default.` })
  const hiddenColumns = columns.filter(({ isHidden }) => isHidden).length
  if (hiddenColumns > 0) notes.push({ code: 'hidden_columns', message: `${areHidden(hiddenColumns, 'column')}.` })
  return notes
}

const areHidden = (count: number, one: string): string =>
  `${plural(count, one)} ${count === 1 ? 'is' : 'are'} hidden in the file`
