import { createPortal } from '#app/portal.server.ts'
import { startSession } from '#areas/sessions/server/session.store.ts'
import { settableClock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'

// A portal in a process of its own that closes one count into a cart, so that a test can kill it:
// `node close-process.ts URL USER PATH CART KEY`; it writes the status of the response.
const [databaseUrl = '', userId = '', path = '', cartId = '', key = ''] = process.argv.slice(2)
const db = createDatabase(databaseUrl)
const clock = settableClock(new Date('2026-03-02T20:00:00Z'))
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off' })
const portal = await createPortal({ config, db, databaseUrl, clock, log: createLog('silent'), withJobs: false })
await portal.app.ready()
const session = { userId, staySignedIn: true, address: '127.0.0.1', userAgent: 'test' }
const { token } = await startSession(db, session, { idleHours: 12, stayHours: 720 }, clock.now())
const { statusCode } = await portal.app.inject({
  method: 'PUT',
  url: path,
  headers: { cookie: `larder_session=${token}`, 'idempotency-key': key },
  payload: { action: 'Close', addToCart: 'underPar', cartId },
})
process.stdout.write(`${statusCode}\n`)
await portal.stop()
