import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ImportKind } from '#platform/imports/import-kind.ts'
import type { ImportReport } from '../import-report.ts'
import type { RefusedRow } from '../rules/refused-rows-file.ts'
import { UnreadableFile } from './source-row.ts'

const insert = sql(
  'imports.start',
  `insert into import_runs (id, kind, file_name, started_by, columns)
   values (:id, :kind, :fileName, :startedBy, :columns)`,
)

const progress = sql(
  'imports.progress',
  `update import_runs set rows_read = :rowsRead, added = :added, changed = :changed, unchanged = :unchanged,
     refused = :refused, left_out = :leftOut, progressed_at = now() where id = :id`,
)

const finish = sql(
  'imports.finish',
  `update import_runs set rows_read = :rowsRead, added = :added, changed = :changed, unchanged = :unchanged,
     refused = :refused, left_out = :leftOut, refusals = :refusals, refused_rows = :refusedRows,
     warnings = :warnings, made = :made, gone = :gone, finished_at = now()
   where id = :runId`,
)

/** Notes that an import has begun; one that was killed keeps an empty finish. */
export async function startRun(
  db: Queries,
  run: {
    id: string
    kind: string
    fileName?: string | undefined
    startedBy?: string | null | undefined
    columns: readonly string[] | null
  },
): Promise<void> {
  await db.run(
    insert({
      id: run.id,
      kind: run.kind,
      fileName: run.fileName ?? '',
      startedBy: run.startedBy ?? null,
      columns: run.columns,
    }),
  )
}

type Counts = Pick<ImportReport, 'read' | 'added' | 'changed' | 'unchanged' | 'refused' | 'leftOut'>
const counted = ({ read, added, changed, unchanged, refused, leftOut }: Counts) => ({
  rowsRead: read,
  added,
  changed,
  unchanged,
  refused,
  leftOut,
})

/** Notes how far an import has come. */
export async function noteProgress(db: Queries, id: string, counts: Counts): Promise<void> {
  await db.run(progress({ id, ...counted(counts) }))
}

/** Notes what an import did. */
export async function finishRun(
  db: Queries,
  report: ImportReport,
  cells: readonly RefusedRow['cells'][],
): Promise<void> {
  await db.run(
    finish({
      runId: report.runId,
      ...counted(report),
      refusals: JSON.stringify(report.refusals),
      refusedRows: JSON.stringify(cells),
      warnings: JSON.stringify(report.warnings),
      made: JSON.stringify(report.made),
      gone: report.gone === null ? null : JSON.stringify(report.gone),
    }),
  )
}

const fail = sql('imports.fail', 'update import_runs set failure = :reason, finished_at = now() where id = :id')

/** Notes why a file was not taken to its end; errors of the portal itself are for the log. */
export async function failRun(db: Queries, id: string, error: unknown): Promise<void> {
  const reason = error instanceof UnreadableFile ? error.message : 'The portal could not go on; its log says why.'
  await db.run(fail({ id, reason }))
}

/** Max characters kept of a cell of a refused row. */
const longestCell = 2000

/**
 * PLAT-13: the cells of a refused row that its run keeps: only those in columns of the kind, as
 * other columns may hold anything.
 */
export function keptCells(kind: ImportKind, sent: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([name, value]) => Object.hasOwn(kind.columns, name) && value !== undefined && value !== null)
      .map(([name, value]) => [name, textOf(value).slice(0, longestCell)]),
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
