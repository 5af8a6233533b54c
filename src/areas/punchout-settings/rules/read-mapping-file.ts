import { allow, type Decision, refuse } from '#kit/decision.ts'
import { cleanCell } from '#areas/order-import/rules/clean-cell.ts'
import { columnName } from '#areas/order-import/rules/column-name.ts'
import { findSeparator } from '#areas/order-import/rules/find-separator.ts'
import { parseCsv, UnclosedQuote } from '#areas/order-import/rules/parse-csv.ts'
import { type MappingColumn, maxMappingRows } from '../ship-to-mapping.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'

/** A column of a file with the first two of its values (S1 section 9). */
export interface FileColumn {
  readonly index: number
  readonly header: string
  readonly examples: readonly string[]
}

/** A file as its columns are mapped. */
export interface MappingFile {
  readonly columns: readonly FileColumn[]
  /** The rows below the header that are not blank. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[]
}

/** The column of each field, from 0; null for none. */
export type FileMapping = Readonly<Record<MappingColumn, number | null>>

const maxColumns = 50
/** What binary files hold, and texts never. */
// oxlint-disable-next-line no-control-regex -- exactly these are looked for
const binary = /[\0-\x08\x0e-\x1f]/

/**
 * PUNCH-2: the columns and rows of a CSV file, whose first row is its header. Cells are texts, so
 * that a code keeps its leading zeros.
 */
export function readMappingFile(bytes: Uint8Array): Decision<MappingFile> {
  const text = textOf(bytes)
  if (text.trim() === '') return refuse(punchoutRefusals.csv_empty)
  if (binary.test(text)) return refuse(punchoutRefusals.csv_unreadable)
  const { separator, start } = findSeparator(text)
  const records: { row: number; cells: string[] }[] = []
  try {
    for (const { row, cells } of parseCsv(text.slice(start), separator, maxColumns)) {
      const cleaned = cells.map((cell) => cleanCell(cell))
      if (cleaned.some((cell) => cell !== '')) records.push({ row, cells: cleaned })
      if (records.length > maxMappingRows + 1) return refuse(punchoutRefusals.csv_too_long)
    }
  } catch (error) {
    if (error instanceof UnclosedQuote) return refuse(punchoutRefusals.csv_unreadable)
    throw error
  }
  const [header, ...rows] = records
  if (!header || rows.length === 0) return refuse(punchoutRefusals.csv_empty)
  const width = Math.max(...records.slice(0, 1000).map(({ cells }) => cells.length))
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    header: header.cells[index] || `Column ${columnName(index)}`,
    examples: firstValues(rows, index),
  }))
  return allow({ columns, rows })
}

function firstValues(rows: MappingFile['rows'], index: number): string[] {
  const values: string[] = []
  for (const { cells } of rows) {
    const cell = cells[index]
    if (cell) values.push(cell.slice(0, 60))
    if (values.length === 2) break
  }
  return values
}

/** By its byte order mark, else UTF-8, else what spreadsheets of Windows write. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be')
  try {
    return decoded(bytes, 'utf-8')
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}

/** In two steps: in one, Node 20 reads windows-1252 as latin1. */
function decoded(bytes: Uint8Array, encoding: string): string {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}
