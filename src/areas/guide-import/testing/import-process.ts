import { createPortal } from '#app/portal.server.ts'
import { startSession } from '#areas/sessions/server/session.store.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'

// A portal in a process of its own that imports a guide, so that a test can kill it: `node
// import-process.ts DATABASE USER PATH KEY BODY NOW`.
const [url = '', userId = '', path = '', key = '', payload = '', now = ''] = process.argv.slice(2)
const db = createDatabase(url)
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off' })
const clock = settableClock(new Date(now))
const portal = await createPortal({ config, db, databaseUrl: url, clock, log: createLog('silent'), withJobs: false })
await portal.app.ready()
const session = { userId, staySignedIn: true, address: '127.0.0.1', userAgent: 'test' }
const { token } = await startSession(db, session, { idleHours: 12, stayHours: 720 }, clock.now())
process.stdout.write('sent\n')
const headers = { cookie: `larder_session=${token}`, 'idempotency-key': key, 'content-type': 'application/json' }
const answer = await portal.app.inject({ method: 'POST', url: path, headers, payload })
process.stdout.write(`${answer.statusCode}\n`)
