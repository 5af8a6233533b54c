import { createWriteStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { importKindNames, type ImportKindName } from '#contract/import-kind-names.ts'
import { defaultGonePercent } from '#areas/imports/rules/is-too-much-gone.ts'
import { type RefusedRow, refusedRowsHead, refusedRowsLine } from '#areas/imports/rules/refused-rows-file.ts'
import {
  type Encoding,
  encodings,
  importBytes,
  type ImportFormat,
  type ImportOptions,
  operator,
  recordImport,
  UnreadableFile,
} from '#areas/imports/server/public.ts'
import { toCsv } from '#kit/csv.ts'
import type { Database } from '#platform/database/database.ts'
import { importKinds } from '../areas.server.ts'
import { type Command, type CommandContext, withDatabase, WrongUsage } from './command.ts'
import { optionsOf } from './command-options.ts'
import { printReport } from './print-report.ts'

/** Exit code of an import that refused some rows and stored the others, for scripts. */
const someRefused = 3

/**
 * PLAT-3: imports one file of the distributor's own data, or every file of a folder in the order
 * they need.
 */
export const importCommand: Command = {
  usage:
    'import KIND FILE|FOLDER [--refused FILE] [--make-missing] [--gone [--max-gone PERCENT]] [--preview] ' +
    `[--format csv|ndjson] [--encoding ${encodings.join('|')}]`,
  summary:
    `Import a file; KIND is one of ${importKindNames.join(', ')}; FILE may be - for standard input. ` +
    'Of a FOLDER every KIND.csv and KIND.ndjson is imported. --make-missing makes brands and categories that items ' +
    'name; --gone takes stored items, ship-tos and prices that the file does not have as gone, unless they are more ' +
    `than PERCENT (${defaultGonePercent}) of them; --preview stores nothing`,
  run: async (words, context) => {
    const { values, has, rest } = optionsOf(
      words,
      ['refused', 'format', 'encoding', 'max-gone'],
      ['make-missing', 'gone', 'preview'],
    )
    const encoding = encodings.find((one) => one === values.encoding)
    if (values.encoding !== undefined && !encoding)
      throw new WrongUsage(`The encoding is one of ${encodings.join(', ')}`)
    const files = await filesOf(rest, context.logLine)
    if (files.length > 1 && (values.refused !== undefined || has('preview')))
      throw new WrongUsage('--refused and --preview go with one file')
    const maxPercent = Number(values['max-gone'] ?? defaultGonePercent)
    if (!(maxPercent >= 0 && maxPercent <= 100)) throw new WrongUsage('--max-gone is a percentage from 0 to 100')
    const how = { makesMissing: has('make-missing'), isPreview: has('preview') }
    return withDatabase(context, async ({ db }) => {
      let refused = 0
      for (const { kind, file } of files)
        refused += await importOne(
          db,
          {
            kind,
            file,
            encoding,
            format: values.format,
            refused: values.refused,
            // Of a folder only some kinds have rows that can be gone.
            options: {
              ...how,
              gone: has('gone') && (importKinds[kind].gone || files.length === 1) ? { maxPercent } : undefined,
            },
          },
          context,
        )
      return refused > 0 ? someRefused : undefined
    })
  },
}

interface OneImport {
  readonly kind: ImportKindName
  readonly file: string
  readonly encoding: Encoding | undefined
  readonly format: string | undefined
  readonly refused: string | undefined
  readonly options: Pick<ImportOptions, 'makesMissing' | 'gone' | 'isPreview'>
}

/** The named files, ordered so that references are imported before the rows that need them. */
async function filesOf(
  words: readonly string[],
  logLine: (line: string) => void,
): Promise<{ kind: ImportKindName; file: string }[]> {
  const [first, file] = words
  if (isKind(first) && file !== undefined && words.length === 2) return [{ kind: first, file }]
  const isFolder = words.length === 1 && (await stat(first ?? '').catch(() => undefined))?.isDirectory()
  if (first === undefined || !isFolder) throw new WrongUsage('Which kind, and which file?')
  const names = await readdir(first)
  const files = importKindNames.flatMap((kind) =>
    names.filter((name) => name === `${kind}.csv` || name === `${kind}.ndjson`).map((name) => ({ kind, name })),
  )
  if (files.length === 0) throw new Error(`${first} holds no file named after a kind, such as items.csv`)
  for (const name of names)
    if (!files.some((each) => each.name === name)) logLine(`${name} is not named after a kind and is left alone`)
  return files.map(({ kind, name }) => ({ kind, file: join(first, name) }))
}

/** Imports one file and returns how much of it was refused. */
async function importOne(db: Database, one: OneImport, { logLine, print }: CommandContext): Promise<number> {
  const { kind, file, encoding, refused, options } = one
  const format = formatOf(one.format ?? extname(file).slice(1).toLowerCase())
  const bytes = file === '-' ? process.stdin : (await open(file)).createReadStream()
  const refusedFile = refused === undefined ? undefined : openRefusedFile(refused)
  const started = performance.now()
  try {
    const report = await importBytes(db, importKinds[kind], bytes, {
      ...options,
      format,
      encoding,
      fileName: basename(file),
      onColumns: (columns) => refusedFile?.open(columns),
      onRefusal: (row) => refusedFile?.write(row),
      onProgress: (read) => logLine(`${read.toLocaleString('en-US')} ${read === 1 ? 'row' : 'rows'} read`),
    })
    if (!report.isPreview) await recordImport(db, report, operator)
    printReport(report, (performance.now() - started) / 1000, print, {
      refusedFile: refused,
      more: '--refused FILE.csv lists all',
      limit: '--max-gone',
    })
    return report.refused + (report.gone?.isHeld ? 1 : 0)
  } catch (error) {
    throw error instanceof UnreadableFile ? new Error(`${file}: ${error.message}`, { cause: error }) : error
  } finally {
    await refusedFile?.end()
  }
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
