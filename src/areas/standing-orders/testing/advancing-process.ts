import { settableClock } from '#platform/clock.ts'
import { createDatabase } from '#platform/database/pool.ts'
import type { Services } from '#platform/services.ts'
import { advanceStandingOrders } from '../server/standing-orders.jobs.ts'

// The job of standing orders in a process of its own, so that a test can kill it: `node
// advancing-process.ts DATABASE NOW` writes 'ready', and 'done' once nothing is due.
const [url = '', now = ''] = process.argv.slice(2)
const db = createDatabase(url, { max: 6 })
const config = { publicUrl: 'https://larder.example' } as Services['config']
process.stdout.write('ready\n')
await advanceStandingOrders({ db, clock: settableClock(new Date(now)), config })
process.stdout.write('done\n')
process.exit(0)
