import { setImmediate as nextTurn } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { plural } from '#kit/text.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { publish } from '#platform/events/live-events.ts'
import type { ImportContext, ImportKind } from '#platform/imports/import-kind.ts'
import { importRunDialog, importsScreen } from '../imports.addresses.ts'
import { type GoneReport, type ImportRefusal, type ImportReport, maxKeptRefusals, maxNamed } from '../import-report.ts'
import type { RefusedRow } from '../rules/refused-rows-file.ts'
import { endGone } from './end-gone.ts'
import { type Batch, type Cells, RowGatherer } from './gather-rows.ts'
import { importBatch } from './import-batch.ts'
import { failRun, finishRun, keptCells, noteProgress, startRun } from './import-run.store.ts'
import { type Source, type SourceRow, UnreadableFile } from './source-row.ts'

/**
 * Milliseconds of reading between two turns of the event loop: the batch before is stored in the
 * meantime, and requests are served.
 */
const sliceMs = 8

/** How one import is run. */
export interface ImportOptions {
  /** For the run's record. */
  readonly fileName?: string
  /** Null from the command line. */
  readonly startedBy?: string | null
  readonly context?: ImportContext
  /** Brands and categories that items name and are not there are made. */
  readonly makesMissing?: boolean
  /** What is not in the file is gone, unless that is more of it than this percentage. */
  readonly gone?: { readonly maxPercent: number } | undefined
  /** Everything is decided and nothing stored, not even the run. */
  readonly isPreview?: boolean
  /** Rows stored in one transaction, 2,000 by default. */
  readonly batchSize?: number
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
  db: Queries,
  kind: ImportKind,
  source: Source,
  options: ImportOptions = {},
): Promise<ImportReport> {
  refuseWithoutKey(kind, source.columns)
  const run = new Import(db, kind, options)
  const columns = source.columns?.filter((name) => Object.hasOwn(kind.columns, name)) ?? null
  options.onColumns?.(columns)
  const { fileName, startedBy } = options
  const isPreview = options.isPreview ?? false
  if (options.gone && !kind.gone)
    throw new UnreadableFile('import_not_readable', `Rows of ${kind.name} are not taken as gone`)
  if (!isPreview) await startRun(db, { id: run.id, kind: kind.name, fileName, startedBy, columns })
  try {
    let turn = performance.now()
    for await (const row of source.rows) {
      await run.take(row)
      if (performance.now() - turn < sliceMs) continue
      await nextTurn()
      turn = performance.now()
    }
    await run.storeLast()
  } catch (error) {
    await run.settled()
    if (isPreview) throw error
    // Without a database this cannot be stored; the run then shows as interrupted.
    await failRun(db, run.id, error)
      .then(() => notifyOfImport(db, { id: run.id, label: kind.name, startedBy }, 'failed'))
      .catch(() => undefined)
    throw error
  }
  const seen = source.columns ?? [...run.rows.seenColumns]
  const report = run.report(ignoredOf(kind, seen), await run.endGone(new Set(seen)))
  if (isPreview) return report
  await db.inTransaction(async (tx) => {
    await finishRun(tx, report, run.keptCells)
    const outcome = report.refused === 0 ? 'finished' : `finished, ${plural(report.refused, 'row')} refused`
    await notifyOfImport(tx, { id: run.id, label: kind.name, startedBy }, outcome)
    if (kind.isCatalogue && report.added + report.changed + endedOf(report) > 0)
      await publish(tx, { topic: 'catalogue' })
  })
  return report
}

const endedOf = ({ gone }: ImportReport): number => (gone && !gone.isHeld ? gone.count : 0)

/** NEXT-7: who started an import on the page may have left it. */
async function notifyOfImport(
  db: Queries,
  { id, label, startedBy }: { id: string; label: string; startedBy?: string | null | undefined },
  outcome: string,
): Promise<void> {
  if (!startedBy) return
  const text = `Import of ${label} ${outcome}.`
  const to = importsScreen.at({}, importRunDialog.open(id))
  await notify(db, startedBy, 'importFinished', { mail: { subject: text.slice(0, -1), text }, text }, { to })
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

/** Rows of documents between which other rows stand. */
const apart = '; rows of it that stand further up, apart from this one, were stored'
/** More rows than this make the planner's statistics worth renewing. */
const analyzeFirstAfter = 2000

/** One import under way. */
class Import {
  readonly id = uuidv7()
  readonly rows: RowGatherer
  private readonly db: Queries
  private readonly kind: ImportKind
  private readonly options: ImportOptions
  private readonly kept: RefusedRow[] = []
  private readonly warnings: ImportRefusal[] = []
  private readonly made = new Map<string, Set<string>>()
  /** The batch before: it is stored while the next one is read. */
  private storing: Promise<void> = Promise.resolve()
  /** Rows written since the last `analyze`, and how many rows until the next one. */
  private rowsSinceAnalyze = 0
  private analyzeAfter = analyzeFirstAfter
  private counts = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0, leftOut: 0 }

  constructor(db: Queries, kind: ImportKind, options: ImportOptions) {
    this.db = db
    this.kind = kind
    this.options = options
    this.rows = new RowGatherer(kind, options.batchSize)
  }

  async take(row: SourceRow): Promise<void> {
    const complete = this.rows.take(row)
    if (complete) await this.startStoring(complete)
  }

  private refuse(refusal: ImportRefusal, sent: Cells | undefined): void {
    this.counts.refused++
    const refused = { ...refusal, cells: sent ? keptCells(this.kind, sent) : null }
    if (this.kept.length < maxKeptRefusals) this.kept.push(refused)
    this.options.onRefusal?.(refused)
  }

  /** Notes the cells that were left out of stored rows: of a refused row nothing was stored. */
  private warn(leftOut: readonly ImportRefusal[], refusals: readonly ImportRefusal[]): void {
    const refused = new Set(refusals.map(({ line }) => line))
    const ofStored = leftOut.filter(({ line }) => !refused.has(line))
    this.counts.leftOut += ofStored.length
    this.warnings.push(...ofStored.slice(0, maxKeptRefusals - this.warnings.length))
  }

  /** Begins to store the batch once the one before is stored. */
  private async startStoring(batch: Batch): Promise<void> {
    await this.storing
    this.storing = this.store(batch)
    // Its failure is thrown where it is awaited.
    this.storing.catch(() => undefined)
  }

  /** Stores what is left, and waits for it. */
  async storeLast(): Promise<void> {
    await this.startStoring(this.rows.last())
    await this.storing
    await this.refreshStatistics()
  }

  /** Waits for the batch that is being stored, whatever comes of it. */
  async settled(): Promise<void> {
    await this.storing.catch(() => undefined)
  }

  private async store({ read, passedOver, rows, sent, refused, leftOut, apart: linesApart }: Batch): Promise<void> {
    this.counts.read += read
    this.counts.unchanged += passedOver
    for (const { refusal, cells } of refused) this.refuse(refusal, cells)
    if (rows.length > 0) {
      const result = await importBatch(
        this.db,
        this.kind,
        { rows, broken: this.rows.broken },
        {
          context: this.options.context ?? operator,
          makesMissing: this.options.makesMissing ?? false,
          isPreview: this.options.isPreview ?? false,
        },
      )
      for (const [kind, names] of result.made) this.made.set(kind, new Set([...(this.made.get(kind) ?? []), ...names]))
      this.counts.added += result.added
      this.counts.changed += result.changed
      this.counts.unchanged += result.unchanged
      for (const { reason, ...refusal } of result.refusals) {
        const shown = linesApart.has(refusal.line) ? `${reason}${apart}` : reason
        this.refuse({ ...refusal, reason: shown }, sent.get(refusal.line))
      }
      this.warn(leftOut, result.refusals)
      if (this.options.isPreview) return this.options.onProgress?.(this.counts.read)
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
  private async refreshStatistics(): Promise<void> {
    if (this.rowsSinceAnalyze === 0) return
    const tables = [this.kind.table, ...(this.kind.alsoFills ?? [])].join(', ')
    await this.db.run(`analyze ${tables}`)
    this.rowsSinceAnalyze = 0
    this.analyzeAfter *= 4
  }

  /** Ends what is not in the file, where that was asked for. */
  async endGone(columns: ReadonlySet<string>): Promise<GoneReport | null> {
    const { gone, isPreview = false } = this.options
    if (!gone) return null
    const { unreadRows } = this.rows
    return endGone(this.db, this.kind, {
      keys: () => this.rows.keys(),
      unreadRows,
      columns,
      maxPercent: gone.maxPercent,
      isPreview,
    })
  }

  /** The cells of the kept refusals, in the order of the report. */
  get keptCells(): RefusedRow['cells'][] {
    return this.inOrder().map(({ cells }) => cells)
  }

  private inOrder(): RefusedRow[] {
    return this.kept.toSorted((one, other) => one.line - other.line)
  }

  report(ignoredColumns: string[], gone: GoneReport | null): ImportReport {
    const refusals = this.inOrder().map(({ line, field, reason }) => ({ line, field, reason }))
    const { warnings } = this
    const made = [...this.made].map(([kind, names]) => ({
      kind,
      count: names.size,
      names: [...names].slice(0, maxNamed),
    }))
    const isPreview = this.options.isPreview ?? false
    return {
      kind: this.kind.name,
      runId: this.id,
      ...this.counts,
      refusals,
      warnings,
      made,
      gone,
      isPreview,
      ignoredColumns,
    }
  }
}
