import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ImportReport } from '../import-report.ts'

const insert = sql('imports.start', 'insert into import_runs (id, kind, file_name, started_by) values ($1, $2, $3, $4)')

const progress = sql(
  'imports.progress',
  `update import_runs set rows_read = $2, added = $3, changed = $4, unchanged = $5, refused = $6 where id = $1`,
)

const finish = sql(
  'imports.finish',
  `update import_runs set rows_read = $2, added = $3, changed = $4, unchanged = $5, refused = $6,
     refusals = $7, finished_at = now() where id = $1`,
)

/** Notes that an import has begun; one that was killed keeps an empty finish. */
export async function startRun(
  db: Queries,
  run: { id: string; kind: string; fileName?: string | undefined; startedBy?: string | null | undefined },
): Promise<void> {
  await db.run(insert, [run.id, run.kind, run.fileName ?? '', run.startedBy ?? null])
}

type Counts = Pick<ImportReport, 'read' | 'added' | 'changed' | 'unchanged' | 'refused'>
const listed = ({ read, added, changed, unchanged, refused }: Counts) => [read, added, changed, unchanged, refused]

/** Notes how far an import has come. */
export async function noteProgress(db: Queries, id: string, counts: Counts): Promise<void> {
  await db.run(progress, [id, ...listed(counts)])
}

/** Notes what an import did. */
export async function finishRun(db: Queries, report: ImportReport): Promise<void> {
  await db.run(finish, [report.runId, ...listed(report), JSON.stringify(report.refusals)])
}
