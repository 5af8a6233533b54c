import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import type { ImportContext, ImportKind, Row } from '#platform/imports/import-kind.ts'
import { type ImportRefusal, type ImportReport, maxKeptRefusals } from '../import-report.ts'
import type { RefusedRow } from '../rules/refused-rows-file.ts'
import { importBatch, type LinedRow } from './import-batch.ts'
import { failRun, finishRun, keptCells, noteProgress, startRun } from './import-run.store.ts'
import { keyOf, readRow } from './read-row.ts'
import { type Source, UnreadableFile } from './source-row.ts'

/**
 * Rows stored in one transaction: a kill loses at most these, and repeating the file finds the
 * others unchanged.
 */
const batchSize = 2000

/** How one import is run. */
export interface ImportOptions {
  /** For the run's record. */
  readonly fileName?: string
  /** Null from the command line. */
  readonly startedBy?: string | null
  readonly context?: ImportContext
  /** Called for every refusal, also beyond the first 1,000. */
  readonly onRefusal?: (refused: RefusedRow) => void
  /**
   * Called once before the first row: the columns of a CSV file that the kind has, null for NDJSON.
   */
  readonly onColumns?: (columns: readonly string[] | null) => void
  /** Called with the number of rows read so far. */
  readonly onProgress?: (read: number) => void
}

/** The command line. */
export const operator: ImportContext = { actor: null, address: 'command line', isRecorded: true, staffMailSuffix: '' }

/** PLAT-3: imports one file of one kind and returns what it did. */
export async function runImport(
  db: Database,
  kind: ImportKind,
  source: Source,
  options: ImportOptions = {},
): Promise<ImportReport> {
  refuseWithoutKey(kind, source.columns)
  const run = new Import(db, kind, options)
  const columns = source.columns?.filter((name) => Object.hasOwn(kind.columns, name)) ?? null
  options.onColumns?.(columns)
  const { fileName, startedBy } = options
  await startRun(db, { id: run.id, kind: kind.name, fileName, startedBy, columns })
  try {
    for await (const row of source.rows) await run.take(row.line, row)
    await run.store()
    await run.refreshStatistics()
  } catch (error) {
    // Without a database this cannot be stored; the run then shows as interrupted.
    await failRun(db, run.id, error).catch(() => undefined)
    throw error
  }
  const report = run.report(ignoredOf(kind, source.columns ?? [...run.seenColumns]))
  await db.inTransaction(async (tx) => {
    await finishRun(tx, report, run.keptCells)
    if (kind.isCatalogue && report.added + report.changed > 0) await publish(tx, { topic: 'catalogue' })
  })
  return report
}

function refuseWithoutKey(kind: ImportKind, columns: readonly string[] | undefined): void {
  if (!columns) return
  for (const [name, { need }] of Object.entries(kind.columns)) {
    if (need === 'always' && !columns.includes(name)) {
      throw new UnreadableFile('import_column_missing', `The file has no column ${name}, which every row needs`)
    }
  }
}

const ignoredOf = (kind: ImportKind, columns: readonly string[]): string[] =>
  columns.filter((name) => name && !Object.hasOwn(kind.columns, name)).slice(0, 100)

/** One import under way. */
class Import {
  readonly id = uuidv7()
  readonly seenColumns = new Set<string>()
  private readonly db: Database
  private readonly kind: ImportKind
  private readonly options: ImportOptions
  private readonly lineOfKey = new Map<string, number>()
  private readonly kept: RefusedRow[] = []
  private batch: LinedRow[] = []
  /** The cells of the batch's rows as they were sent, by line. */
  private sent = new Map<number, Readonly<Record<string, unknown>>>()
  /** Rows written since the last `analyze`, and how many rows until the next one. */
  private rowsSinceAnalyze = 0
  private analyzeAfter = batchSize
  private counts = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 }

  constructor(db: Database, kind: ImportKind, options: ImportOptions) {
    this.db = db
    this.kind = kind
    this.options = options
  }

  async take(line: number, source: { cells: Readonly<Record<string, unknown>> } | { reason: string }): Promise<void> {
    this.counts.read++
    if ('reason' in source) return this.refuse({ line, field: '', reason: source.reason }, undefined)
    if (this.seenColumns.size < 200) for (const name of Object.keys(source.cells)) this.seenColumns.add(name)
    const result = readRow(this.kind, source.cells)
    if (result.problem) return this.refuse({ line, ...result.problem }, source.cells)
    const earlier = this.noteKey(line, result.row)
    if (earlier !== undefined) {
      const reason = `Line ${earlier} is about the same; only the first one counts`
      return this.refuse({ line, field: '', reason }, source.cells)
    }
    this.batch.push({ line, row: result.row })
    this.sent.set(line, source.cells)
    if (this.batch.length >= batchSize) await this.store()
  }

  private noteKey(line: number, row: Row): number | undefined {
    const key = keyOf(this.kind, row)
    const earlier = this.lineOfKey.get(key)
    if (earlier === undefined) this.lineOfKey.set(key, line)
    return earlier
  }

  private refuse(refusal: ImportRefusal, sent: Readonly<Record<string, unknown>> | undefined): void {
    this.counts.refused++
    const refused = { ...refusal, cells: sent ? keptCells(this.kind, sent) : null }
    if (this.kept.length < maxKeptRefusals) this.kept.push(refused)
    this.options.onRefusal?.(refused)
  }

  async store(): Promise<void> {
    if (this.batch.length > 0) {
      const result = await importBatch(this.db, this.kind, this.batch, this.options.context ?? operator)
      this.batch = []
      this.counts.added += result.added
      this.counts.changed += result.changed
      this.counts.unchanged += result.unchanged
      for (const refusal of result.refusals) this.refuse(refusal, this.sent.get(refusal.line))
      this.sent.clear()
      this.rowsSinceAnalyze += result.added + result.changed
      if (this.rowsSinceAnalyze >= this.analyzeAfter) await this.refreshStatistics()
      await noteProgress(this.db, this.id, this.counts)
    }
    this.options.onProgress?.(this.counts.read)
  }

  /**
   * Renews the planner's statistics: tables grow by thousands of rows here, and without it the next
   * batch or kind is checked by the wrong index (seeding the small demo: 23.1 s without, 21.5 s
   * with it).
   */
  async refreshStatistics(): Promise<void> {
    if (this.rowsSinceAnalyze === 0) return
    const tables = [this.kind.table, ...(this.kind.alsoFills ?? [])].join(', ')
    await this.db.run(`analyze ${tables}`)
    this.rowsSinceAnalyze = 0
    this.analyzeAfter *= 4
  }

  /** The cells of the kept refusals, in the order of the report. */
  get keptCells(): RefusedRow['cells'][] {
    return this.inOrder().map(({ cells }) => cells)
  }

  private inOrder(): RefusedRow[] {
    return this.kept.toSorted((one, other) => one.line - other.line)
  }

  report(ignoredColumns: string[]): ImportReport {
    const refusals = this.inOrder().map(({ line, field, reason }) => ({ line, field, reason }))
    return { kind: this.kind.name, runId: this.id, ...this.counts, refusals, ignoredColumns }
  }
}
