import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { orderImportRefusals } from '../order-import.refusals.ts'
import type { DescribedTable } from '../rules/describe-table.ts'
import { findHeader } from '../rules/find-header.ts'
import { type ImportQuestion, readImport, type StoredSheet } from './order-import.store.ts'
import { tableOf } from './read-order-bytes.ts'

/** A sheet of an uploaded file, below its header row. */
export interface FoundTable {
  readonly content: StoredSheet
  readonly table: DescribedTable
  readonly fileName: string
  /** Number of carts made from rows of the file. */
  readonly imports: number
}

/** IMPORT-1: the chosen sheet and header row, by default the likeliest; 0 is no header. */
export async function findTable(
  db: Queries,
  question: ImportQuestion,
  chosen: { readonly sheet?: number | undefined; readonly headerRow?: number | undefined },
): Promise<FoundTable> {
  const file = await readImport(db, { ...question, sheet: chosen.sheet ?? null })
  if (!file) throw new Refused(orderImportRefusals.import_not_present)
  const { content, imports, fileName } = file
  if (!content)
    throw new Refused(imports > 0 ? orderImportRefusals.import_already_done : orderImportRefusals.import_sheet_unknown)
  const headerRow = chosen.headerRow === undefined ? findHeader(content.rows) : chosen.headerRow || null
  if (headerRow !== null && !content.rows.some(([row]) => row === headerRow))
    throw new Refused(orderImportRefusals.import_header_unknown)
  return { content, fileName, imports, table: tableOf(content, headerRow) }
}
