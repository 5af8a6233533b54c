import type { Queries } from '#platform/database/database.ts'
import type { ImportKind } from '#platform/imports/import-kind.ts'
import type { ImportReport } from '../import-report.ts'
import { decodeText, type Encoding } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readNdjson, scalar } from './read-ndjson.ts'
import type { Source } from './source-row.ts'
import { type ImportOptions, runImport } from './run-import.ts'

/** Formats a file may have. */
export type ImportFormat = 'csv' | 'ndjson'

/** PLAT-3: imports the bytes of a file. */
export async function importBytes(
  db: Queries,
  kind: ImportKind,
  bytes: AsyncIterable<Buffer | string>,
  options: ImportOptions & { readonly format: ImportFormat; readonly encoding?: Encoding | undefined },
): Promise<ImportReport> {
  return runImport(db, kind, await openSource(bytes, options, new Set(Object.keys(kind.columns))), options)
}

/** The rows of a file; `columns` are those whose JSON stays as it is. */
export async function openSource(
  bytes: AsyncIterable<Buffer | string>,
  { format, encoding }: { readonly format: ImportFormat; readonly encoding?: Encoding | undefined },
  columns: ReadonlySet<string> = new Set(),
): Promise<Source> {
  const text = decodeText(bytes, encoding)
  return format === 'csv' ? readCsv(text) : readNdjson(text, columns)
}

/** PLAT-3: imports rows whose columns were mapped already. */
export const importSource = runImport

/**
 * Imports rows that are objects already, as a line of NDJSON would read with dotted names; the n-th
 * counts as line n.
 */
export function importRows(
  db: Queries,
  kind: ImportKind,
  rows: Iterable<object>,
  options: ImportOptions = {},
): Promise<ImportReport> {
  function* numbered() {
    let line = 0
    for (const row of rows) {
      const cells: Record<string, unknown> = {}
      for (const [name, value] of Object.entries(row)) cells[name] = scalar(value)
      yield { line: ++line, cells }
    }
  }
  return runImport(db, kind, { columns: undefined, rows: numbered() }, options)
}
