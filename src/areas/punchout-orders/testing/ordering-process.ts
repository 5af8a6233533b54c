import { createPortal } from '#app/portal.server.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'

// A portal in a process of its own that takes purchase orders, so that a test can kill it: `node
// ordering-process.ts DATABASE SECRET_KEY NOW DOCUMENTS` writes 'ready', the number of each
// document from 0 when it is sent, and 'done' once each is answered by 200.
const [url = '', secretKey = '', now = '', given = '[]'] = process.argv.slice(2)
const db = createDatabase(url)
const config = readConfig({
  NODE_ENV: 'test',
  DEMO: 'off',
  SECRET_KEY: secretKey,
  LARDER_REQUESTS_PER_MINUTE: '1000000',
})
const clock = settableClock(new Date(now))
const portal = await createPortal({ config, db, databaseUrl: url, clock, log: createLog('silent'), withJobs: false })
await portal.app.ready()
process.stdout.write('ready\n')
const headers = { 'content-type': 'text/xml' }
for (const [number, payload] of (JSON.parse(given) as string[]).entries()) {
  process.stdout.write(`${number}\n`)
  for (;;) {
    const answer = await portal.app.inject({ method: 'POST', url: '/punchout/orders', headers, payload })
    if (answer.payload.includes('code="200"')) break
    // As a buyer's system does: later again.
    if (!answer.payload.includes('code="500"')) throw new Error(answer.payload)
  }
}
process.stdout.write('done\n')
process.exit(0)
