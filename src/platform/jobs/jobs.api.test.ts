import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { Job } from '../http/area.ts'
import { freeJobsOfDead } from './keep-alive.ts'
import { migrateJobs, queueJob, type RunningJobs, startJobs } from './jobs.ts'

const { db, url } = await testDatabase()
const log = createLog('silent')
const services = { db, clock: systemClock, log, config: readConfig({ NODE_ENV: 'test' }) }
// All processes of a first start at once: none may fail.
await Promise.all([migrateJobs(url, log), migrateJobs(url, log), migrateJobs(url, log)])

let running: RunningJobs[] = []
let done: unknown[] = []
const note: Job = {
  name: 'note',
  run: async (payload) => {
    done.push(payload)
  },
}
async function start(...jobs: Job[]): Promise<RunningJobs> {
  const started = await startJobs(services, jobs, { databaseUrl: url })
  running.push(started)
  return started
}
const waiting = async () => (await db.row<{ n: number }>('select count(*) as n from graphile_worker.jobs')).n

afterEach(async () => {
  await Promise.all(running.map((each) => each.stop()))
  running = []
  done = []
  await db.run('delete from graphile_worker._private_jobs')
})

test('a job is queued with its change: it runs after the commit, and never after a rollback [PLAT-5]', async () => {
  await start(note)
  const change = db.inTransaction(async (tx) => {
    await queueJob(tx, 'note', { n: 1 })
    throw new Error('no')
  })
  await expect(change).rejects.toThrow('no')
  await db.inTransaction((tx) => queueJob(tx, 'note', { n: 2 }))
  await expect.poll(() => done, { timeout: 15_000 }).toEqual([{ n: 2 }])
})

test('processes share the queue: each job runs once [PLAT-5]', async () => {
  await Promise.all([start(note), start(note), start(note)])
  for (let n = 0; n < 30; n++) await queueJob(db, 'note', { n })
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(30)
  await sleep(200)
  expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(30)
  expect(done).toHaveLength(30)
})

test('a job waits for its time, also across a restart, and a key replaces the earlier one [PLAT-5]', async () => {
  const first = await start(note)
  await queueJob(db, 'note', { n: 'replaced' }, { runAt: new Date(Date.now() + 60_000), key: 'k' })
  await queueJob(db, 'note', { n: 'kept' }, { runAt: new Date(Date.now() + 1500), key: 'k' })
  expect(await waiting()).toBe(1)
  await first.stop()
  running = []
  await start(note)
  expect(done).toEqual([])
  await expect.poll(() => done, { timeout: 15_000 }).toEqual([{ n: 'kept' }])
})

test('a job that fails is tried again [PLAT-5]', async () => {
  let attempts = 0
  const flaky: Job = {
    name: 'flaky',
    run: async () => {
      if (++attempts === 1) throw new Error('not today')
    },
  }
  await start(flaky)
  await queueJob(db, 'flaky', {})
  await expect.poll(() => attempts, { timeout: 10_000 }).toBe(2)
  await expect.poll(waiting).toBe(0)
})

test('stopping waits for the job that runs [PLAT-5]', async () => {
  let isBusy = false
  const slow: Job = {
    name: 'slow',
    run: async () => {
      isBusy = true
      await sleep(400)
      isBusy = false
    },
  }
  const jobs = await start(slow)
  await queueJob(db, 'slow', {})
  await expect.poll(() => isBusy, { timeout: 15_000 }).toBe(true)
  await jobs.stop()
  running = []
  expect(isBusy).toBe(false)
})

test('the queue goes on after the database dropped all its connections [PLAT-5]', async () => {
  await start(note)
  // It works: the cut hits a queue that runs, not one that is about to start.
  await queueJob(db, 'note', { n: 0 })
  await expect.poll(() => done, { timeout: 15_000 }).toEqual([{ n: 0 }])
  await db.rows(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect
    .poll(
      () =>
        queueJob(db, 'note', { n: 1 }).then(
          () => true,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true)
  await expect.poll(() => done, { timeout: 10_000 }).toContainEqual({ n: 1 })
})

test('schedules are kept by the database; one that cannot be read stops the start [PLAT-5]', async () => {
  await start({ ...note, schedule: '41 3 * * *' })
  await expect
    .poll(() => db.rows('select identifier from graphile_worker._private_known_crontabs'), { timeout: 15_000 })
    .toEqual([{ identifier: 'note' }])
  await expect(start({ ...note, schedule: 'every morning' })).rejects.toThrow()
})

test('a job of a process that was killed is freed and runs again; one of a living process is left alone [PLAT-5]', async () => {
  const lockedBy = (pool: string) =>
    db.run('update graphile_worker._private_jobs set locked_by = $1, locked_at = now()', [pool])
  const locks = () => db.rows<{ locked_by: string | null }>('select locked_by from graphile_worker.jobs')
  const seen = (pool: string, secondsAgo: number) =>
    db.run(`insert into job_workers values ($1, now() - make_interval(secs => $2))`, [pool, secondsAgo])
  await seen('dead', 120)
  await seen('living', 60)
  await queueJob(db, 'note', { n: 1 }, { runAt: new Date() })
  await lockedBy('living')
  await freeJobsOfDead(db)
  expect(await locks()).toEqual([{ locked_by: 'living' }])
  await seen('dead-too', 120)
  await lockedBy('dead-too')
  await start(note)
  await expect.poll(() => done, { timeout: 15_000 }).toEqual([{ n: 1 }])
  await db.run('truncate job_workers')
})

test('a process is known under the name it locks jobs with, and leaves when it stops [PLAT-5]', async () => {
  let holder: unknown
  const look: Job = {
    name: 'look',
    run: async () => {
      holder = await db.row('select locked_by as name from graphile_worker.jobs')
    },
  }
  const jobs = await start(look)
  await queueJob(db, 'look', {})
  await expect.poll(() => holder, { timeout: 15_000 }).toBeDefined()
  expect(await db.rows('select pool_id as name from job_workers')).toEqual([holder])
  await jobs.stop()
  running = []
  expect(await db.rows('select 1 from job_workers')).toEqual([])
})

test('a job that does not end holds up no stop, and runs again in another process at once [PLAT-5]', async () => {
  let runs = 0
  let end = () => undefined as void
  const endless: Job = {
    name: 'endless',
    run: async () => {
      if (++runs === 1) await new Promise<void>((resolve) => (end = resolve))
    },
  }
  const first = await start(endless)
  await queueJob(db, 'endless', {})
  await expect.poll(() => runs, { timeout: 15_000 }).toBe(1)
  const stopped = await Promise.race([first.stop().then(() => true), sleep(25_000, false)])
  expect(stopped).toBe(true)
  running = []
  await start(endless)
  await expect.poll(() => runs, { timeout: 15_000 }).toBe(2)
  end()
})
