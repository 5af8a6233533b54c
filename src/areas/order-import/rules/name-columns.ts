import type { ImportColumn } from '../order-import.ts'
import { columnName } from './column-name.ts'

/**
 * IMPORT-1: the label of each column: its header, with its letter when two columns share a header.
 */
export function nameColumns(columns: readonly Pick<ImportColumn, 'index' | 'header'>[]): Map<number, string> {
  const seen = new Map<string, number>()
  for (const { header } of columns) seen.set(header, (seen.get(header) ?? 0) + 1)
  return new Map(
    columns.map(({ index, header }) => [
      index,
      seen.get(header) === 1 ? header : `${header} (column ${columnName(index)})`,
    ]),
  )
}
