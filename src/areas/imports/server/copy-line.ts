import { v7 as uuidv7 } from 'uuid'
import type { Row } from '#platform/imports/import-kind.ts'
import type { StagedColumn } from './stage-sql.ts'

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escaped = (text: string) => (/[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (one) => escapes[one]!) : text)

/**
 * One line of COPY's text format for the staging table. Bit n of `given` says that the n-th column
 * is in the row.
 */
export function copyLine(line: number, row: Row, columns: readonly StagedColumn[]): string {
  let given = 0
  const cells = columns.map((column, index) => {
    if (column.isFresh) return uuidv7()
    const value = column.from(row)
    if (value === undefined) return '\\N'
    // At most 53 columns: the sum of bits stays exact.
    given += 2 ** index
    return value === null ? '\\N' : escaped(textOf(value, column.type))
  })
  return `${line}\t${given}\t${cells.join('\t')}\n`
}

function textOf(value: unknown, type: StagedColumn['type']): string {
  if (type === 'jsonb') return JSON.stringify(value)
  if (Array.isArray(value)) return `{${value.map((entry) => quoted(String(entry))).join(',')}}`
  return String(value)
}

const quoted = (entry: string) => `"${entry.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
