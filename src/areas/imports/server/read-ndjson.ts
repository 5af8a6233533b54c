import type { Source, SourceRow } from './source-row.ts'

/** Characters of one line at most. */
const longestLine = 1024 * 1024

/**
 * PLAT-3: one JSON object a line; a bad line is refused, not the file. Nested objects become dotted
 * columns.
 */
export function readNdjson(text: AsyncIterable<string>, columns: ReadonlySet<string>): Source {
  return { columns: undefined, rows: rowsOf(text, columns) }
}

async function* rowsOf(text: AsyncIterable<string>, columns: ReadonlySet<string>): AsyncGenerator<SourceRow> {
  let number = 0
  for await (const line of linesOf(text)) {
    number++
    if (line === undefined) yield { line: number, reason: 'The line is longer than 1 MB' }
    else if (line.trim() !== '') yield rowOf(line, number, columns)
  }
}

function rowOf(line: string, number: number, columns: ReadonlySet<string>): SourceRow {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { line: number, reason: 'The line is not valid JSON' }
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return { line: number, reason: 'The line is not a JSON object' }
  }
  return { line: number, cells: flatten(value, columns) }
}

/**
 * Scalars become text, as a CSV cell would have them; null becomes an empty cell; lists and the
 * JSON of a column stay.
 */
function flatten(
  value: object,
  columns: ReadonlySet<string>,
  prefix = '',
  cells: Record<string, unknown> = Object.create(null) as Record<string, unknown>,
): Record<string, unknown> {
  for (const [key, inner] of Object.entries(value)) {
    const name = prefix + key
    if (
      inner !== null &&
      typeof inner === 'object' &&
      !Array.isArray(inner) &&
      !columns.has(name) &&
      prefix.length < 60
    ) {
      flatten(inner as object, columns, `${name}.`, cells)
    } else cells[name] = scalar(inner)
  }
  return cells
}

/** Entries of a list as text, too; objects inside stay. */
export function scalar(value: unknown): unknown {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) && value.every((entry) => typeof entry !== 'object') ? value.map(scalar) : value
}

/** Lines; undefined stands for one that is too long to keep. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string | undefined> {
  let rest = ''
  let isTooLong = false
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      yield isTooLong || line.length > longestLine ? undefined : line
      isTooLong = false
    }
    if (rest.length > longestLine) {
      isTooLong = true
      rest = ''
    }
  }
  if (isTooLong) yield undefined
  else if (rest !== '') yield rest
}
