import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ImportRefusal } from '../import-report.ts'
import type { ImportRun, ImportRunDetail } from '../import-run.ts'
import type { RefusedRow } from '../rules/refused-rows-file.ts'
import { runState, silentMs } from '../rules/run-state.ts'

type Row = Omit<ImportRun, 'state'> & { readonly progressedAt: string }

const columns = `r.id as "runId", r.kind, r.file_name as "fileName", coalesce(u.name, '') as "startedByName",
  r.started_at as "startedAt", r.finished_at as "finishedAt", coalesce(r.failure, '') as failure,
  r.progressed_at as "progressedAt", r.rows_read as read, r.added, r.changed, r.unchanged, r.refused, r.left_out as "leftOut",
  not exists (select from import_runs l where l.kind = r.kind and l.id > r.id) as "isLatest"`
const from = 'from import_runs r left join users u on u.id = r.started_by'

const list = sql(
  'imports.runs',
  `select ${columns} ${from}
   where (:kind = '' or r.kind = :kind)
     and (not :onlyTrouble or r.refused > 0 or r.failure is not null
       or (r.finished_at is null and r.progressed_at < :silentSince))
     and (:before::uuid is null or r.id < :before)
   order by r.id desc limit :limit`,
)
const one = sql('imports.run', `select ${columns}, r.refusals, r.warnings, r.made, r.gone ${from} where r.id = :runId`)
const refused = sql(
  'imports.refused-rows',
  'select kind, columns, refusals, refused_rows as rows from import_runs where id = :runId',
)

const runOf = ({ progressedAt, ...row }: Row, now: Date): ImportRun => ({
  ...row,
  state: runState(
    {
      finishedAt: row.finishedAt === null ? null : new Date(row.finishedAt),
      failure: row.failure,
      progressedAt: new Date(progressedAt),
    },
    now,
  ),
})

/** Which runs are asked for. */
export interface RunFilters {
  /** One kind; empty: all. */
  readonly kind: string
  /** Only runs with refusals or a failure, and interrupted ones. */
  readonly onlyTrouble: boolean
}

/** PLAT-13: the newest runs, before the cursor. */
export async function readRuns(
  db: Queries,
  { kind, onlyTrouble }: RunFilters,
  { before, limit, now }: { before: string | null; limit: number; now: Date },
): Promise<ImportRun[]> {
  const silentSince = new Date(now.getTime() - silentMs)
  return (await db.rows<Row>(list({ kind, onlyTrouble, silentSince, before, limit }))).map((row) => runOf(row, now))
}

/** PLAT-13: one run with its refusals and the cells it left out, or undefined. */
export async function readRun(db: Queries, runId: string, now: Date): Promise<ImportRunDetail | undefined> {
  const row = await db.maybe<Row & Pick<ImportRunDetail, 'refusals' | 'warnings' | 'made' | 'gone'>>(one({ runId }))
  if (!row) return undefined
  const { refusals, warnings, made, gone, ...run } = row
  return { ...runOf(run, now), refusals, warnings, made, gone }
}

/** The refused rows of a run, as they were sent. */
export interface RefusedRows {
  readonly kind: string
  readonly columns: readonly string[] | null
  readonly rows: readonly RefusedRow[]
}

/** PLAT-13: the refused rows of a run, the first 1,000, or undefined without such a run. */
export async function readRefusedRows(db: Queries, runId: string): Promise<RefusedRows | undefined> {
  type Stored = { kind: string; columns: string[] | null; refusals: ImportRefusal[]; rows: RefusedRow['cells'][] }
  const found = await db.maybe<Stored>(refused({ runId }))
  if (!found) return undefined
  const { kind, columns: ofFile, refusals, rows } = found
  return { kind, columns: ofFile, rows: refusals.map((refusal, index) => ({ ...refusal, cells: rows[index] ?? null })) }
}
