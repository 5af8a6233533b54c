import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'

/** How the jobs of one task do. */
export interface JobState {
  readonly task: string
  /** Due, and not begun. */
  readonly waiting: number
  readonly running: number
  /** For a later time. */
  readonly scheduled: number
  /** Failed, and tried again. */
  readonly retrying: number
  /** Failed at every attempt. */
  readonly failed: number
  /** Since when the oldest due one waits; an ISO instant. */
  readonly oldestDueAt: string | null
  readonly nextRunAt: string | null
  readonly lastError: string | null
}

const states = sql(
  'jobs.states',
  `select task_identifier as task,
     count(*) filter (where is_open and locked_at is null and run_at <= now())::int as waiting,
     count(*) filter (where locked_at is not null)::int as running,
     count(*) filter (where is_open and locked_at is null and run_at > now())::int as scheduled,
     count(*) filter (where is_open and attempts > 0 and last_error is not null)::int as retrying,
     count(*) filter (where not is_open)::int as failed,
     min(run_at) filter (where is_open and locked_at is null and run_at <= now()) as "oldestDueAt",
     min(run_at) filter (where is_open and locked_at is null and run_at > now()) as "nextRunAt",
     (array_agg(last_error order by updated_at desc) filter (where last_error is not null))[1] as "lastError"
   from (select *, attempts < max_attempts as is_open from graphile_worker.jobs) j
   group by task_identifier order by task_identifier`,
)
const hasQueue = sql('jobs.has-queue', `select to_regclass('graphile_worker.jobs') is not null as "hasQueue"`)
const processes = sql(
  'jobs.processes',
  `select pool_id as id, seen_at as "seenAt" from job_workers order by seen_at desc`,
)

/** PLAT-5: the queue by task. Without background work there may be no queue yet. */
export async function readJobStates(db: Queries): Promise<JobState[]> {
  const found = await db.row<{ hasQueue: boolean }>(hasQueue())
  return found.hasQueue ? db.rows<JobState>(states()) : []
}

/** Processes that do background work, with their last sign of life. */
export const readProcesses = (db: Queries): Promise<{ id: string; seenAt: string }[]> => db.rows(processes())
