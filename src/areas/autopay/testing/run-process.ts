import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { lookAtAutopayJob, queueLooks } from '../server/autopay.jobs.ts'

// One of several processes that make the runs of autopay, so that a test can kill it:
// `run-process.js DATABASE CLOCK`. The time is that of the file CLOCK, and every fifth of a second
// is a minute of the schedule.
// Whoever started it is gone.
process.stdin.on('end', () => process.exit()).resume()
const [databaseUrl = '', clockFile = ''] = process.argv.slice(2)
const clock = { now: () => new Date(readFileSync(clockFile, 'utf8')) }
const db = createDatabase(databaseUrl, { max: 4, timeouts: 'loading', statementTimeout: 60_000 })
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', PAYMENTS_URL: 'http://key:secret@127.0.0.1:9' })
const services = { db, clock, config, log: createLog('silent') }
await startJobs(services, [lookAtAutopayJob], { databaseUrl, concurrency: 2 })
process.stdout.write('working\n')
for (;;) {
  await queueLooks(services).catch(() => undefined)
  await sleep(200)
}
