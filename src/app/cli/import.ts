import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { finished } from 'node:stream/promises'
import { importKindNames, type ImportKindName } from '#areas/imports/import-kind-names.ts'
import type { ImportReport } from '#areas/imports/import-report.ts'
import { type RefusedRow, refusedRowsHead, refusedRowsLine } from '#areas/imports/rules/refused-rows-file.ts'
import { encodings, importBytes, type ImportFormat, UnreadableFile } from '#areas/imports/server/public.ts'
import { toCsv } from '#kit/csv.ts'
import { type Command, withDatabase, WrongUsage } from './command.ts'
import { optionsOf } from './command-options.ts'

const shownRefusals = 20
/** Exit code of an import that stored what it could and refused some rows: scripts notice it. */
const someRefused = 3

/** PLAT-3: imports one file of the distributor's own data. */
export const importCommand: Command = {
  usage: `import KIND FILE [--refused FILE] [--format csv|ndjson] [--encoding ${encodings.join('|')}]`,
  summary: `Import a file; KIND is one of ${importKindNames.join(', ')}; FILE may be - for standard input`,
  run: async (words, context) => {
    const { values, rest } = optionsOf(words, ['refused', 'format', 'encoding'])
    const [kind, file] = rest
    if (!isKind(kind) || file === undefined || rest.length > 2) throw new WrongUsage('Which kind, and which file?')
    const encoding = encodings.find((one) => one === values.encoding)
    if (values.encoding !== undefined && !encoding)
      throw new WrongUsage(`The encoding is one of ${encodings.join(', ')}`)
    const format = formatOf(values.format ?? extname(file).slice(1).toLowerCase())
    const bytes = file === '-' ? process.stdin : (await open(file)).createReadStream()
    const refusedFile = values.refused === undefined ? undefined : openRefusedFile(values.refused)
    const started = performance.now()
    try {
      const report = await withDatabase(context, ({ db }) =>
        importBytes(db, kind, bytes, {
          format,
          encoding,
          fileName: basename(file),
          onColumns: (columns) => refusedFile?.open(columns),
          onRefusal: (refused) => refusedFile?.write(refused),
          onProgress: (read) => context.say(`${read.toLocaleString('en-US')} rows read`),
        }),
      )
      tell(report, (performance.now() - started) / 1000, context.print, values.refused)
      return report.refused > 0 ? someRefused : undefined
    } catch (error) {
      throw error instanceof UnreadableFile ? new Error(`${file}: ${error.message}`, { cause: error }) : error
    } finally {
      await refusedFile?.end()
    }
  },
}

const isKind = (word: string | undefined): word is ImportKindName => importKindNames.some((name) => name === word)

function formatOf(word: string): ImportFormat {
  if (['ndjson', 'jsonl', 'json'].includes(word)) return 'ndjson'
  if (['csv', 'tsv', 'txt', ''].includes(word)) return 'csv'
  throw new WrongUsage('The format is csv or ndjson')
}

function openRefusedFile(path: string) {
  const stream = createWriteStream(path)
  let columns: readonly string[] | null = null
  return {
    open: (ofFile: readonly string[] | null) => {
      columns = ofFile
      stream.write(toCsv([refusedRowsHead(columns)]))
    },
    write: (refused: RefusedRow) => void stream.write(toCsv([refusedRowsLine(columns, refused)])),
    end: () => {
      stream.end()
      return finished(stream)
    },
  }
}

function tell(report: ImportReport, seconds: number, print: (line: string) => void, refusedFile?: string): void {
  const { read, added, changed, unchanged, refused, refusals, ignoredColumns } = report
  const counts = { read, added, changed, unchanged, refused }
  print(
    `${report.kind}: ${Object.entries(counts)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')} in ${seconds.toFixed(1)} s`,
  )
  if (ignoredColumns.length > 0) print(`Columns of the file that were not used: ${ignoredColumns.join(', ')}`)
  for (const { line, field, reason } of refusals.slice(0, shownRefusals)) {
    print(`line ${line}: ${field ? `${field} ` : ''}${reason}`)
  }
  if (refused > shownRefusals) {
    print(
      refusedFile === undefined
        ? `… and ${refused - shownRefusals} more; --refused FILE.csv lists all`
        : `All are in ${refusedFile}`,
    )
  }
}
