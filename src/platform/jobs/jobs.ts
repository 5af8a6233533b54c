import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Logger,
  makeWorkerUtils,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import pg from 'pg'
import type { Queries } from '../database/database.ts'
import { sql } from '../database/statement.ts'
import type { Job } from '../http/area.ts'
import type { Log } from '../log.ts'
import { jobDuration } from '../meters.ts'
import type { Services } from '../services.ts'
import { keepAlive } from './keep-alive.ts'

const add = sql(
  'jobs.add',
  `select graphile_worker.add_job(:name, :payload::json, run_at := :runAt::timestamptz, job_key := :key,
     max_attempts := 12)`,
)

/**
 * PLAT-5: queues work with the change that asks for it; a rolled-back change queues nothing. A key
 * replaces an earlier one.
 */
export async function queueJob(
  db: Queries,
  name: string,
  payload: object,
  when: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await db.rows(add({ name, payload: JSON.stringify(payload), runAt: when.runAt ?? null, key: when.key ?? null }))
}

/** Running background work of this process. */
export interface RunningJobs {
  /** Jobs have a moment to end; those that do not are given to another process. */
  stop(): Promise<void>
}

/** Milliseconds jobs may go on at the stop: those that run for minutes work in transactions. */
const endGraceMs = 8000

/** Brings the queue's own tables up to date; several processes may call it at once. */
export async function migrateJobs(databaseUrl: string, log: Log): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  // The library drops its own listeners before its connections are closed: an embedded server that
  // stops right after would end the process with an error nobody listens for.
  pgPool.on('error', () => undefined)
  pgPool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const utils = await makeWorkerUtils({ pgPool, logger: loggerOf(log) })
    await utils.migrate().finally(() => utils.release())
  } finally {
    await pgPool.end()
  }
}

/**
 * PLAT-5: works on the queue of the database, which all processes share, and keeps the schedules.
 */
export async function startJobs(
  services: Services,
  jobs: readonly Job[],
  { databaseUrl, concurrency = 2 }: { databaseUrl: string; concurrency?: number },
): Promise<RunningJobs> {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => measured(job, payload, services)]),
  )
  const scheduled = jobs.filter((job) => job.schedule !== undefined)
  const events: WorkerEvents = new EventEmitter()
  let poolId = ''
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id
  })
  const firstLook = new Promise<Error | undefined>((resolve) => {
    events.once('worker:getJob:empty', () => resolve(undefined))
    events.once('job:start', () => resolve(undefined))
    events.once('worker:getJob:error', ({ error }) =>
      resolve(error instanceof Error ? error : new Error(String(error))),
    )
  })
  const runner: Runner = await run({
    events,
    connectionString: databaseUrl,
    concurrency,
    // One that listens, one for each job that runs, one to spare: the start counts on four.
    maxPoolSize: concurrency + 2,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: loggerOf(services.log),
    taskList,
    parsedCronItems: parseCronItems(
      scheduled.map((job) => ({ task: job.name, match: job.schedule ?? '', options: { backfillPeriod: 0 } })),
    ),
  })
  // The queue remembers a failure of its very first look and would repeat it for ever: better not
  // to start.
  const problem = await firstLook
  if (problem) {
    await runner.stop()
    throw problem
  }
  const leave = await keepAlive(services.db, services.log, poolId)
  return {
    stop: async () => {
      const ended = runner.stop().then(() => true)
      if (!(await Promise.race([ended, sleep(endGraceMs, false, { ref: false })])))
        services.log.warn('a job that goes on too long is left to another process')
      await leave()
    },
  }
}

async function measured(job: Job, payload: unknown, services: Services): Promise<void> {
  const end = jobDuration.startTimer({ task: job.name })
  try {
    await job.run(payload, services)
    end({ outcome: 'done' })
  } catch (error) {
    end({ outcome: 'failed' })
    throw error
  }
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
