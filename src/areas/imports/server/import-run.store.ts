import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ImportReport } from '../import-report.ts'
import type { RefusedRow } from '../rules/refused-rows-file.ts'
import { UnreadableFile } from './source-row.ts'

const insert = sql(
  'imports.start',
  'insert into import_runs (id, kind, file_name, started_by, columns) values ($1, $2, $3, $4, $5)',
)

const progress = sql(
  'imports.progress',
  `update import_runs set rows_read = $2, added = $3, changed = $4, unchanged = $5, refused = $6,
     progressed_at = now() where id = $1`,
)

const finish = sql(
  'imports.finish',
  `update import_runs set rows_read = $2, added = $3, changed = $4, unchanged = $5, refused = $6,
     refusals = $7, refused_rows = $8, finished_at = now() where id = $1`,
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
  await db.run(insert, [run.id, run.kind, run.fileName ?? '', run.startedBy ?? null, run.columns])
}

type Counts = Pick<ImportReport, 'read' | 'added' | 'changed' | 'unchanged' | 'refused'>
const listed = ({ read, added, changed, unchanged, refused }: Counts) => [read, added, changed, unchanged, refused]

/** Notes how far an import has come. */
export async function noteProgress(db: Queries, id: string, counts: Counts): Promise<void> {
  await db.run(progress, [id, ...listed(counts)])
}

/** Notes what an import did. */
export async function finishRun(
  db: Queries,
  report: ImportReport,
  cells: readonly RefusedRow['cells'][],
): Promise<void> {
  await db.run(finish, [report.runId, ...listed(report), JSON.stringify(report.refusals), JSON.stringify(cells)])
}

const fail = sql('imports.fail', 'update import_runs set failure = $2, finished_at = now() where id = $1')

/** Notes why a file was not taken to its end; errors of the portal itself are for the log. */
export async function failRun(db: Queries, id: string, error: unknown): Promise<void> {
  const reason = error instanceof UnreadableFile ? error.message : 'The portal could not go on; its log says why.'
  await db.run(fail, [id, reason])
}
