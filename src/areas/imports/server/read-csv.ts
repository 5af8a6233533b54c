import { restoreCell } from '#kit/csv.ts'
import { csvRecords, type LinedRecord } from './csv-records.ts'
import { type Source, type SourceRow, UnreadableFile } from './source-row.ts'

/** More is no header: such as one line of another format, sent with the wrong type. */
const maxColumns = 1000
/** A record is cut at 1 MB before any of its cells needs a bound of its own. */
const dialect = { maxCells: maxColumns, maxQuoted: Number.POSITIVE_INFINITY, keepsTextBehindQuotes: false }

/**
 * PLAT-3: CSV with comma, semicolon or tab, quotes, any line end; rows with a wrong number of cells
 * are refused, not the file.
 */
export async function readCsv(text: AsyncIterable<string>): Promise<Source> {
  const [beginning, all] = await peek(text)
  const records = csvRecords(all, { ...dialect, delimiter: delimiterOf(beginning) })
  const first = await records.next()
  if (first.done) throw new UnreadableFile('import_file_empty', 'The file is empty')
  if ('reason' in first.value) throw new UnreadableFile('import_not_readable', first.value.reason)
  const columns = first.value.cells.map((name) => name.trim())
  if (first.value.width > maxColumns)
    throw new UnreadableFile('import_not_readable', `The first line has more than ${maxColumns} columns`)
  const named = columns.filter(Boolean)
  const twice = named.find((name, index) => named.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableFile('import_not_readable', `The column ${twice} is there twice`)
  return { columns, rows: rowsOf(columns, records) }
}

type CsvCells = Extract<LinedRecord, { readonly cells: unknown }>

async function* rowsOf(columns: readonly string[], records: AsyncIterable<LinedRecord>): AsyncGenerator<SourceRow> {
  for await (const record of records) yield 'reason' in record ? record : rowOf(columns, record)
}

function rowOf(columns: readonly string[], { line, cells: raw, width }: CsvCells): SourceRow {
  if (width !== columns.length && !isPadded(raw, width, columns.length)) {
    return { line, reason: `The row has ${width} cells instead of ${columns.length}` }
  }
  const cells = Object.create(null) as Record<string, string>
  for (const [index, name] of columns.entries()) if (name) cells[name] = cellOf(raw[index] ?? '')
  return { line, cells }
}

/**
 * Line ends inside cells become one kind, so that the same text from another system is no change.
 */
const cellOf = (raw: string) => restoreCell((raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw).trim())

/** Spreadsheets add empty cells behind the last column. */
const isPadded = (raw: readonly string[], width: number, wanted: number) =>
  width > wanted && raw.slice(wanted).every((cell) => cell.trim() === '')

/** The separator that the first line has most of outside quotes. */
function delimiterOf(beginning: string): ',' | ';' | '\t' {
  const counts = { ',': 0, ';': 0, '\t': 0 }
  let isQuoted = false
  for (const character of beginning) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) break
    else if (!isQuoted && character in counts) counts[character as keyof typeof counts]++
  }
  if (counts[';'] > counts[','] && counts[';'] >= counts['\t']) return ';'
  return counts['\t'] > counts[','] ? '\t' : ','
}

/** Characters in which a first line is looked for. */
const longestFirstLine = 1024 * 1024

/** The first line, looked at before the file is read from its start. */
async function peek(text: AsyncIterable<string>): Promise<[string, AsyncGenerator<string>]> {
  const iterator = text[Symbol.asyncIterator]()
  let beginning = ''
  let [hasText, hasLine] = [false, false]
  // Each chunk is scanned once: a file without line ends is not scanned again with every chunk
  // (PLAT-14).
  while (!hasLine && beginning.length < longestFirstLine) {
    const next = await iterator.next()
    if (next.done) break
    const text = hasText ? next.value : next.value.trimStart()
    hasText ||= text !== ''
    hasLine = hasText && /[\r\n]/.test(text)
    beginning += next.value
  }
  async function* all() {
    yield beginning
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return [beginning.trimStart(), all()]
}
