import { settableClock } from '#platform/clock.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { runDistribution } from '../server/auto-distribution.jobs.ts'

// A run of a distribution in a process of its own, so that a test can kill it: `node
// distributing-process.ts DATABASE NOW RUN` writes 'ready', and 'done' once nothing waits.
const [url = '', now = '', runId = ''] = process.argv.slice(2)
const db = createDatabase(url, { max: 6 })
process.stdout.write('ready\n')
await runDistribution({ db, clock: settableClock(new Date(now)) }, runId)
process.stdout.write('done\n')
process.exit(0)
