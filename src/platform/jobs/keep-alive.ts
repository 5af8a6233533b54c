import type { Database } from '../database/database.ts'
import { sql } from '../database/statement.ts'
import type { Log } from '../log.ts'
import { runEvery } from '../loops.ts'

/**
 * Milliseconds between two signs of life, and after how many seconds of silence a process counts as
 * dead.
 */
const beatMs = 15_000
const deadAfterSeconds = 90

const beat = sql(
  'jobs.beat',
  `insert into job_workers (pool_id, seen_at) values (:poolId, now())
   on conflict (pool_id) do update set seen_at = now()`,
)
// Jobs that are locked for it run again elsewhere, as after a kill.
const leave = sql(
  'jobs.leave',
  `with gone as (delete from job_workers where pool_id = :poolId returning pool_id)
   select graphile_worker.force_unlock_workers(array_agg(pool_id)) from gone having count(*) > 0`,
)
const buryDead = sql(
  'jobs.bury-dead',
  `with dead as (delete from job_workers where seen_at < now() - make_interval(secs => :deadAfterSeconds)
     returning pool_id)
   select graphile_worker.force_unlock_workers(array_agg(pool_id)) from dead having count(*) > 0`,
)

/**
 * Frees jobs of processes that were killed; without it the queue would hold them for four hours.
 * They run again: at least once.
 */
export const freeJobsOfDead = (db: Database): Promise<number> => db.run(buryDead({ deadAfterSeconds }))

/** Shows the others that this process lives, and looks after their jobs; returns how to leave. */
export async function keepAlive(db: Database, log: Log, poolId: string): Promise<() => Promise<void>> {
  const round = async () => {
    await db.run(beat({ poolId }))
    await freeJobsOfDead(db)
  }
  await round()
  const stop = runEvery({
    loop: 'job-workers',
    everyMs: beatMs,
    round,
    onFailure: (error) => log.warn({ err: error }, 'no sign of life could be given to the queue'),
  })
  return async () => {
    // A sign of life after the farewell would look like a process that was killed.
    await stop()
    await db.run(leave({ poolId })).catch(() => undefined)
  }
}
