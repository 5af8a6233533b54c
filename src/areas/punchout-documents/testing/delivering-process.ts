import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'
import { deliverDocuments } from '../server/deliver-documents.ts'

// The delivery in a process of its own, so that a test can kill it: `node delivering-process.ts
// DATABASE SECRET_KEY HOST NOW` writes 'ready', the number of each round from 1, and 'done'
// once nothing waits any more. A minute has passed since the process before it was killed.
const [url = '', secretKey = '', host = '', now = ''] = process.argv.slice(2)
const db = createDatabase(url)
const config = readConfig({
  NODE_ENV: 'test',
  DEMO: 'off',
  SECRET_KEY: secretKey,
  LARDER_WEBHOOK_TEST_HOSTS: host,
})
const services = { db, config, clock: settableClock(new Date(now)), log: createLog('silent') }
await db.run(`update punchout_documents set leased_until = now() - interval '1 second' where leased_until is not null`)
process.stdout.write('ready\n')
for (let round = 1; await deliverDocuments(services); round++) process.stdout.write(`${round}\n`)
process.stdout.write('done\n')
process.exit(0)
