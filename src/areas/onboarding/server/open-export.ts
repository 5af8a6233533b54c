import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { openSource, type Source, type SourceRow, UnreadableFile } from '#areas/imports/server/public.ts'
import { readXlsx } from '#areas/order-import/server/public.ts'
import { Refused } from '#kit/decision.ts'
import { findHeader } from '../rules/find-header.ts'

/** Endings of files that can be read. */
export const exportEndings: ReadonlySet<string> = new Set(['.csv', '.tsv', '.txt', '.ndjson', '.jsonl', '.xlsx'])

/**
 * A sheet is held in memory while it is imported. Larger exports come as CSV, which is
 * streamed.
 */
const workbookBounds = { rows: 100_001, text: 50 * 1024 * 1024 }
const tooLarge = 'The workbook is larger than 100,000 rows or 100 MB unpacked: save the sheet as CSV'

/** Refusals of a reader that was made for orders, whose sentences name the bounds of one. */
const tooLargeCodes = new Set(['import_too_many_rows', 'import_file_suspicious'])

/** Rows of NDJSON that are read to know its columns. */
const sampledRows = 200

/** A file of exports, with its columns whatever its format. */
export type OpenExport = Source & { readonly columns: readonly string[] }

/** PLAT-3: the rows of an export: CSV, TSV, NDJSON or a sheet of a workbook. */
export async function openExport(path: string, sheet: string | undefined): Promise<OpenExport> {
  const ending = extname(path).toLowerCase()
  if (ending === '.xlsx') return openWorkbook(path, sheet)
  if (ending !== '.ndjson' && ending !== '.jsonl') {
    const { columns, rows } = await openSource(createReadStream(path), { format: 'csv' })
    return { columns: columns ?? [], rows }
  }
  const columns = new Set<string>()
  let read = 0
  for await (const row of (await openSource(createReadStream(path), { format: 'ndjson' })).rows) {
    if ('cells' in row) for (const name of Object.keys(row.cells)) columns.add(name)
    if (++read >= sampledRows) break
  }
  return { columns: [...columns], rows: (await openSource(createReadStream(path), { format: 'ndjson' })).rows }
}

async function openWorkbook(path: string, name: string | undefined): Promise<OpenExport> {
  const { sheets, notes } = await readXlsx(await readFile(path), workbookBounds).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
    const isTooLarge = tooLargeCodes.has(error.refusal.code)
    throw new UnreadableFile('import_not_readable', isTooLarge ? tooLarge : error.message)
  })
  // The next sheet would be taken for one that was not read.
  if (notes.length > 0 && name === undefined) throw new UnreadableFile('import_not_readable', tooLarge)
  const sheet = sheets.find((each) =>
    name === undefined ? !each.isHidden && each.rows.length > 0 : each.name === name,
  )
  const rowsOfSheet = sheet?.rows ?? []
  const [head, ...rows] = rowsOfSheet.slice(Math.max(0, findHeader(rowsOfSheet.map(([, ...cells]) => cells))))
  if (!head)
    throw new UnreadableFile(
      'import_file_empty',
      name === undefined ? 'The workbook is empty' : `There is no sheet ${name}`,
    )
  const columns = head.slice(1).map((cell) => String(cell).trim())
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableFile('import_not_readable', `The column ${twice} is there twice`)
  return { columns: columns.filter(Boolean), rows: rowsOf(columns, rows) }
}

function* rowsOf(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): Generator<SourceRow> {
  for (const [line, ...cells] of rows) {
    const named = columns.flatMap((name, index) => (name === '' ? [] : [[name, String(cells[index] ?? '').trim()]]))
    yield { line: Number(line), cells: Object.fromEntries(named) as Record<string, string> }
  }
}
