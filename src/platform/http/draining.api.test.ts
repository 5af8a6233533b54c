import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createPortal } from '#app/portal.server.ts'
import { systemClock } from '#platform/clock.ts'
import { testDatabase } from '#tests/support/database.ts'
import { readConfig } from '../config.ts'
import { createDatabase } from '../database/pool.ts'
import { createLog } from '../log.ts'

const { db, url } = await testDatabase()
const away = createDatabase('postgres://nobody@127.0.0.1:1/none')
afterAll(() => away.close())

const parts = { config: readConfig({ NODE_ENV: 'test', DEMO: 'off' }), clock: systemClock, withJobs: false }
const portalOn = (database: typeof db) =>
  createPortal({ ...parts, db: database, databaseUrl: url, log: createLog('silent') })

/** A request on a connection that is kept open. */
function ask(port: number, path: string, agent: Agent) {
  return new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    request({ port, path, agent, host: '127.0.0.1' }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode!, connection: answer.headers.connection }))
    })
      .on('error', reject)
      .end()
  })
}

test('a process that is about to end reports it, serves on, and lets its connections go [PLAT-7]', async () => {
  const portal = await portalOn(db)
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = portal.app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  expect(await ask(port, '/readyz', agent)).toEqual({ status: 200, connection: 'keep-alive' })
  const stopped = portal.stop({ drainSeconds: 1 })
  expect(await ask(port, '/readyz', agent)).toMatchObject({ status: 503 })
  expect(await ask(port, '/readyz?exclude=database', agent)).toMatchObject({ status: 503 })
  // What still comes is served, and comes elsewhere next time.
  expect(await ask(port, '/healthz', agent)).toEqual({ status: 200, connection: 'close' })
  await stopped
  await expect(ask(port, '/healthz', agent)).rejects.toThrow('ECONNREFUSED')
  agent.destroy()
})

test('for a proxy the database does not count: all processes share it [PLAT-7]', async () => {
  const { registerHealth } = await import('./health.ts')
  const { default: Fastify } = await import('fastify')
  const app = Fastify()
  registerHealth(app, { db: away })
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/readyz?exclude=database')).statusCode).toBe(200)
  expect((await app.inject('/readyz?exclude=anything')).statusCode).toBe(503)
  await app.close()
})
