import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPortal } from '#app/portal.server.ts'
import { startSession } from '#areas/sessions/server/session.store.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'

const { db, url, clock } = await startApi()
const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', LARDER_REQUESTS_PER_MINUTE: '1000000' })
const portal = await createPortal({ config, db, databaseUrl: url, clock, log: createLog('silent'), withJobs: false })
afterAll(() => portal.stop())
let port: number
let cookie: string
beforeAll(async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  port = (portal.app.server.address() as AddressInfo).port
  const session = { userId: people.admin, staySignedIn: true, address: '127.0.0.1', userAgent: 'test' }
  cookie = `larder_session=${(await startSession(db, session, { idleHours: 12, stayHours: 720 }, clock.now())).token}`
})

/** One connection, as a proxy keeps it: what is left on it meets the next request. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(() => agent.destroy())

/** Sends a body in pieces and reads the response. */
async function send(method: string, path: string, headers: Record<string, string>, pieces: readonly Buffer[] = []) {
  const sent = request({ agent, port, host: '127.0.0.1', method, path, headers: { cookie, ...headers } })
  const answered = once(sent, 'response')
  // A connection that is closed after its response tears what is still being sent.
  sent.on('error', () => undefined)
  for (const piece of pieces) sent.write(piece)
  sent.end()
  const [response] = (await answered) as [IncomingMessage]
  return { status: response.statusCode, body: await text(response) }
}

const megabyte = Buffer.alloc(1024 * 1024, 'column,\n')
const own = '/api/divisions/NLV/ship-tos/0000101'

test.each([
  ['an import without its columns', 422, 'POST', '/api/imports/items', 'text/csv', 20],
  ['an order file that is too large', 413, 'POST', `${own}/order-imports`, 'application/octet-stream', 20],
  ['a body that is too large', 413, 'POST', '/api/login-as', 'application/json', 5],
  ['a body nobody may send', 415, 'POST', '/api/login-as', 'text/plain', 1],
])(
  'after %s the next request on the connection is answered [security 68]',
  { timeout: 15_000 },
  async (_, status, method, path, type, size) => {
    const pieces = Array.from({ length: size }, () => megabyte)
    const refused = await send(method, path, { 'content-type': type, 'transfer-encoding': 'chunked' }, pieces)
    expect(refused.status).toBe(status)
    const next = await send('GET', '/api/me', {})
    expect([next.status, JSON.parse(next.body)]).toMatchObject([200, { userId: people.admin }])
  },
)
