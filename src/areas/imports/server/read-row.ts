import type { ImportKind, Row, RowProblem } from '#platform/imports/import-kind.ts'

/**
 * Text PostgreSQL or people could not read back: NUL, other control characters, half characters,
 * the mark of lost bytes, and heaps of accents.
 */
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFD]|\p{M}{31}/u

/** The values of a row, or why it is refused. */
export type ReadRow = { readonly row: Row; readonly problem?: undefined } | { readonly problem: RowProblem }

/** Reads the cells of one row by the columns of its kind; the first problem refuses it. */
export function readRow(kind: ImportKind, cells: Readonly<Record<string, unknown>>): ReadRow {
  const row: Record<string, unknown> = {}
  for (const [name, { cell, need }] of Object.entries(kind.columns)) {
    const value = cells[name]
    if (value === undefined && need !== 'always') continue
    if (value === undefined || value === '') {
      if (need !== 'never') return { problem: { field: name, reason: 'is required' } }
      row[name] = null
      continue
    }
    if (isUnreadable(value)) return { problem: { field: name, reason: 'has a character that cannot be read' } }
    const result = cell.safeParse(value)
    if (!result.success) {
      return { problem: { field: name, reason: result.error.issues[0]?.message ?? 'is not acceptable' } }
    }
    row[name] = result.data
  }
  const problem = kind.check?.(row)
  return problem ? { problem } : { row }
}

/** Lists and JSON are looked through; JSON.stringify would hide such characters behind escapes. */
const isUnreadable = (value: unknown): boolean => {
  if (typeof value === 'string') return unreadable.test(value)
  if (value === null || typeof value !== 'object') return false
  return Object.entries(value).some(([name, inner]) => isUnreadable(name) || isUnreadable(inner))
}

/** The natural key as one text, to find a second row of the same thing in one file. */
export function keyOf(kind: ImportKind, row: Row): string {
  return keyParts(kind)
    .map((part) => String(part(row)))
    .join('\u001F')
}

type Part = (row: Row) => unknown
const known = new WeakMap<ImportKind, Part[]>()

function keyParts(kind: ImportKind): Part[] {
  const earlier = known.get(kind)
  if (earlier) return earlier
  const parts = kind.key.map((column): Part => {
    const name = Object.entries(kind.columns).find(([, { store }]) => store?.column === column)?.[0]
    if (name !== undefined) return (row) => row[name]
    const computed = kind.computed?.find((one) => one.column === column)
    if (!computed) throw new Error(`${kind.name} has no column for its key ${column}`)
    return (row) => computed.from(row)
  })
  known.set(kind, parts)
  return parts
}
