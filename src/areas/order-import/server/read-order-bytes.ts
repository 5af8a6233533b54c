import { Refused } from '#kit/decision.ts'
import { type ImportNote, maxRows, type OrderFile } from '../order-import.ts'
import { orderImportRefusals } from '../order-import.refusals.ts'
import { chooseSheet } from '../rules/choose-sheet.ts'
import { describeTable, type DescribedTable, type SheetContent } from '../rules/describe-table.ts'
import { findHeader } from '../rules/find-header.ts'
import type { KeptSheet } from './order-import.store.ts'
import { readCsvOrder } from './read-csv-order.ts'
import { sniffFormat } from './sniff-format.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

/** A parsed file: its format, its sheets, and the likeliest of them. */
export interface OrderBytes extends Pick<OrderFile, 'format' | 'encoding' | 'separator'> {
  readonly sheets: readonly KeptSheet[]
  /** The likeliest, from 0. */
  readonly sheet: number
  readonly table: DescribedTable
}

/**
 * IMPORT-1: parses bytes into sheets and the columns of the likeliest one, or refuses with the
 * reason.
 */
export async function readOrderBytes(bytes: Buffer): Promise<OrderBytes> {
  const { format, encoding, separator, sheets, notes } = await readSheets(bytes)
  const sheet = chooseSheet(sheets)
  const content = sheets[sheet]!
  const table = tableOf(content, findHeader(content.rows))
  return { format, encoding, separator, sheets, sheet, table: { ...table, notes: [...notes, ...table.notes] } }
}

/** IMPORT-1: a sheet below a header row; refused without rows below it, or with too many. */
export function tableOf(content: SheetContent, headerRow: number | null): DescribedTable {
  const table = describeTable(content, headerRow)
  if (table.rowCount === 0) throw new Refused(orderImportRefusals.import_file_empty)
  if (table.rowCount > maxRows) throw new Refused(orderImportRefusals.import_too_many_rows)
  return table
}

type Sheets = Pick<OrderBytes, 'format' | 'encoding' | 'separator' | 'sheets'> & {
  readonly notes: readonly ImportNote[]
}

async function readSheets(bytes: Buffer): Promise<Sheets> {
  if (sniffFormat(bytes) === 'xlsx')
    return { format: 'xlsx', encoding: null, separator: null, ...(await readXlsx(bytes)) }
  const { encoding, separator, collector } = readCsvOrder(bytes)
  const { rows, hiddenRows } = collector
  const hiddenColumns = [...collector.hiddenColumns]
  const sheets = [{ name: '', isHidden: false, rows, hiddenRows, hiddenColumns }]
  return { format: 'csv', encoding, separator, sheets, notes: [] }
}
