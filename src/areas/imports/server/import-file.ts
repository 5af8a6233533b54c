import type { Database } from '#platform/database/database.ts'
import type { ImportKind } from '#platform/imports/import-kind.ts'
import type { ImportReport } from '../import-report.ts'
import { decodeText, type Encoding } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readNdjson, scalar } from './read-ndjson.ts'
import { type ImportOptions, runImport } from './run-import.ts'

/** Formats a file may have. */
export type ImportFormat = 'csv' | 'ndjson'

/** PLAT-3: imports the bytes of a file. */
export async function importBytes(
  db: Database,
  kind: ImportKind,
  bytes: AsyncIterable<Buffer | string>,
  options: ImportOptions & { readonly format: ImportFormat; readonly encoding?: Encoding | undefined },
): Promise<ImportReport> {
  const text = decodeText(bytes, options.encoding)
  const source = options.format === 'csv' ? await readCsv(text) : readNdjson(text, new Set(Object.keys(kind.columns)))
  return runImport(db, kind, source, options)
}

/**
 * Imports rows that are objects already, as a line of NDJSON would read with dotted names; the n-th
 * counts as line n.
 */
export function importRows(
  db: Database,
  kind: ImportKind,
  rows: Iterable<object>,
  options: ImportOptions = {},
): Promise<ImportReport> {
  function* numbered() {
    let line = 0
    for (const row of rows) {
      const cells = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, scalar(value)]))
      yield { line: ++line, cells }
    }
  }
  return runImport(db, kind, { columns: undefined, rows: numbered() }, options)
}
