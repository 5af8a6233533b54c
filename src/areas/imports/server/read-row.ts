import type { Cell } from '#platform/imports/cell.ts'
import type { ImportKind, Row, RowProblem } from '#platform/imports/import-kind.ts'

/**
 * Text PostgreSQL or people could not read back: NUL, other control characters, half characters,
 * the mark of lost bytes, and heaps of accents.
 */
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFD]|\p{M}{31}/u

/** The values of a row, and why it is refused: then only those that were read before. */
export interface ReadRow {
  readonly row: Row
  readonly problem?: RowProblem
  /** Cells that were left out, as they could not be read. */
  readonly warnings: readonly RowProblem[]
}

/**
 * Reads the cells of one row by the columns of its kind; the first problem refuses it, unless its
 * column is spared.
 */
export function readRow(kind: ImportKind, cells: Readonly<Record<string, unknown>>): ReadRow {
  const row: Record<string, unknown> = {}
  const warnings: RowProblem[] = []
  for (const [name, { cell, need, isSpared }] of Object.entries(kind.columns)) {
    const value = cells[name]
    if (value === undefined && need !== 'always') continue
    if (value === undefined || value === '') {
      if (need !== 'never') return { row, warnings, problem: { field: name, reason: 'is required' } }
      row[name] = null
      continue
    }
    const read = readCell(cell, value)
    if ('value' in read) row[name] = read.value
    else if (isSpared) warnings.push({ field: name, reason: read.reason })
    else return { row, warnings, problem: { field: name, reason: read.reason } }
  }
  const problem = checkPairs(kind, row, warnings) ?? kind.check?.(row)
  return problem ? { row, warnings, problem } : { row, warnings }
}

/** Characters of a value that its refusal shows. */
const longestShown = 40

function readCell(cell: Cell, value: unknown): { readonly value: unknown } | { readonly reason: string } {
  if (isUnreadable(value)) return { reason: 'has a character that cannot be read' }
  const result = cell.safeParse(value)
  if (result.success) return { value: result.data }
  return { reason: `${result.error.issues[0]?.message ?? 'is not acceptable'}, not “${shownOf(value)}”` }
}

function shownOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const characters = Array.from(text.replaceAll(/\s+/g, ' '))
  return characters.length > longestShown ? `${characters.slice(0, longestShown).join('')}…` : characters.join('')
}

/**
 * One half of a pair means nothing: spared ones are left out together, as they are stored; others
 * refuse the row.
 */
function checkPairs(kind: ImportKind, row: Record<string, unknown>, warnings: RowProblem[]): RowProblem | undefined {
  const has = (name: string) => (row[name] ?? null) !== null
  for (const [one, other] of kind.pairs ?? []) {
    if (has(one) === has(other)) continue
    const [given, missing] = has(one) ? [one, other] : [other, one]
    const problem = { field: missing, reason: `is required beside ${given}` }
    if (!kind.columns[given]?.isSpared) return problem
    if (warnings.every(({ field }) => field !== missing)) warnings.push(problem)
    delete row[given]
    delete row[missing]
  }
  return undefined
}

/** Lists and JSON are looked through; JSON.stringify would hide such characters behind escapes. */
const isUnreadable = (value: unknown): boolean => {
  if (typeof value === 'string') return unreadable.test(value)
  if (value === null || typeof value !== 'object') return false
  return Object.entries(value).some(([name, inner]) => isUnreadable(name) || isUnreadable(inner))
}

/** Between the values of a key. */
export const keySeparator = '\u001F'

/** The natural key as one text, to find a second row of the same thing in one file. */
export function keyOf(kind: ImportKind, row: Row): string {
  return keyParts(kind)
    .map((part) => String(part(row)))
    .join(keySeparator)
}

/** The values of the natural key, or undefined when one of them could not be read. */
export function keyValuesOf(kind: ImportKind, row: Row): string | undefined {
  return keyParts(kind).every((part) => part(row) !== undefined) ? keyOf(kind, row) : undefined
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
