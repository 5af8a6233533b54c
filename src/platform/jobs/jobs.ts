import { Logger, makeWorkerUtils, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'
import type { Job } from '../http/area.ts'
import type { Log } from '../log.ts'
import type { Services } from '../services.ts'

const add = sql(
  'jobs.add',
  `select graphile_worker.add_job($1, $2::json, run_at := $3::timestamptz, job_key := $4, max_attempts := 12)`,
)

/** PLAT-5: queues work with the change that asks for it; a rolled-back change queues nothing. A key replaces an earlier one. */
export async function queueJob(
  db: Queries,
  name: string,
  payload: object,
  when: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await db.rows(add, [name, JSON.stringify(payload), when.runAt ?? null, when.key ?? null])
}

/** Running background work of this process. */
export interface RunningJobs {
  stop(): Promise<void>
}

/** Brings the queue's own tables up to date; several processes may call it at once. */
export async function migrateJobs(databaseUrl: string, log: Log): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: databaseUrl, logger: loggerOf(log) })
  try {
    await utils.migrate()
  } finally {
    await utils.release()
  }
}

/** PLAT-5: works on the queue of the database, which all processes share, and keeps the schedules. */
export async function startJobs(
  services: Services,
  jobs: readonly Job[],
  { databaseUrl, concurrency = 2 }: { databaseUrl: string; concurrency?: number },
): Promise<RunningJobs> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => job.run(payload, services)]),
  )
  const scheduled = jobs.filter((job) => job.schedule !== undefined)
  const runner: Runner = await run({
    connectionString: databaseUrl,
    concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: loggerOf(services.log),
    taskList,
    parsedCronItems: parseCronItems(
      scheduled.map((job) => ({ task: job.name, match: job.schedule ?? '', options: { backfillPeriod: 0 } })),
    ),
  })
  return { stop: () => runner.stop() }
}

/** The queue's words in our log; its chatter only on debug. */
function loggerOf(log: Log): Logger {
  return new Logger(() => (level, message) => {
    // Its levels are an enum that exists in its types only.
    const name: string = level
    if (name === 'error') log.error(message)
    else if (name === 'warning') log.warn(message)
    else log.debug(message)
  })
}
