import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { restoreCell } from '#kit/csv.ts'
import { type Source, type SourceRow, UnreadableFile } from './source-row.ts'

/** Characters of one row at most: an unclosed quote must not swallow the file into memory. */
const longestRow = 1024 * 1024

interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

/** PLAT-3: CSV with comma, semicolon or tab, quotes, any line end; rows with a wrong number of cells are refused, not the file. */
export async function readCsv(text: AsyncIterable<string>): Promise<Source> {
  const [beginning, all] = await peek(text)
  const skipped: SourceRow[] = []
  const parser = parse({
    delimiter: delimiterOf(beginning),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    info: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined): undefined => {
      const line = Number(error?.['lines'] ?? 0)
      skipped.push({ line, reason: `The row is not valid CSV (${wordsOf(error?.code)})` })
    },
  })
  const source = Readable.from(all)
  source.on('error', (error) => parser.destroy(error))
  const records = source.pipe(parser)[Symbol.asyncIterator]() as AsyncIterator<Parsed>
  const first = await records.next()
  if (first.done) throw new UnreadableFile('import_file_empty', 'The file is empty')
  const columns = first.value.record.map((name) => name.trim())
  const named = columns.filter(Boolean)
  const twice = named.find((name, index) => named.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableFile('import_not_readable', `The column ${twice} is there twice`)
  return { columns, rows: rowsOf(columns, records, skipped) }
}

async function* rowsOf(
  columns: readonly string[],
  records: AsyncIterator<Parsed>,
  skipped: SourceRow[],
): AsyncGenerator<SourceRow> {
  for (let next = await records.next(); !next.done; next = await records.next()) {
    yield* skipped.splice(0)
    const { record, info } = next.value
    // The parser counts to the end of a record; people look for its beginning.
    const line = info.lines - lineEnds(record)
    if (record.length !== columns.length && !isPadded(record, columns.length)) {
      yield { line, reason: `The row has ${record.length} cells instead of ${columns.length}` }
      continue
    }
    const cells: Record<string, string> = Object.create(null) as Record<string, string>
    for (const [index, name] of columns.entries()) if (name) cells[name] = restoreCell((record[index] ?? '').trim())
    yield { line, cells }
  }
  yield* skipped.splice(0)
}

/** Spreadsheets add empty cells behind the last column. */
const isPadded = (record: readonly string[], wanted: number) =>
  record.length > wanted && record.slice(wanted).every((cell) => cell.trim() === '')

function lineEnds(record: readonly string[]): number {
  let count = 0
  for (const cell of record) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count++
  }
  return count
}

/** The separator that the first line has most of outside quotes. */
function delimiterOf(beginning: string): ',' | ';' | '\t' {
  const counts = { ',': 0, ';': 0, '\t': 0 }
  let isQuoted = false
  for (const character of beginning) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) break
    else if (!isQuoted && character in counts) counts[character as keyof typeof counts]++
  }
  const [best] = Object.entries(counts).toSorted(([, one], [, other]) => other - one)
  return best && best[1] > 0 ? (best[0] as keyof typeof counts) : ','
}

async function peek(text: AsyncIterable<string>): Promise<[string, AsyncGenerator<string>]> {
  const iterator = text[Symbol.asyncIterator]()
  let beginning = ''
  while (beginning.trim() === '' || !beginning.trimStart().includes('\n')) {
    const next = await iterator.next()
    if (next.done) break
    beginning += next.value
    if (beginning.length > longestRow) break
  }
  async function* all() {
    yield beginning
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return [beginning.trimStart(), all()]
}

const words: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'text behind a closing quote',
  INVALID_OPENING_QUOTE: 'a quote inside a cell that does not begin with one',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'text behind a closing quote',
  CSV_MAX_RECORD_SIZE: 'longer than 1 MB',
}
const wordsOf = (code: string | undefined) => words[code ?? ''] ?? 'a quote is out of place'
