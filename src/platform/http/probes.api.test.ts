import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../database/database.ts'
import { createDatabase } from '../database/pool.ts'
import { sendToErp } from '../outbox/outbox.ts'
import type { QueueState } from '../outbox/queue-state.ts'
import { answerError } from './errors.ts'
import { registerHealth } from './health.ts'
import { registerMetrics } from './metrics.ts'

const { db } = await testDatabase()
const away = createDatabase('postgres://nobody@127.0.0.1:1/none')
const token = 'a token of some length'

async function serve(
  database: Database,
  environment: Record<string, string> = {},
  queues: readonly (QueueState & { readonly queue: string })[] = [],
) {
  const app = Fastify()
  app.setErrorHandler(answerError)
  const services = { db: database, config: readConfig({ NODE_ENV: 'test', ...environment }) }
  registerHealth(app, services)
  registerMetrics(app, services, { queues: async () => queues })
  app.get('/items/:itemNumber', async () => ({}))
  await app.ready()
  afterAll(() => app.close())
  return (path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ method: 'GET', url: path, headers, remoteAddress })
}
const ask = await serve(db)
const askAway = await serve(away)
const askWithToken = await serve(db, { METRICS_TOKEN: token })
afterAll(() => away.close())

test('a process that lives says so even while the database is away [PLAT-7]', async () => {
  expect((await ask('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await askAway('/healthz')).statusCode).toBe(200)
})

test('ready means that the database answers with the whole schema [PLAT-7]', async () => {
  expect((await ask('/readyz')).statusCode).toBe(200)
  await db.run('create table kept as select * from schema_migrations; delete from schema_migrations where number = 1')
  expect((await ask('/readyz')).statusCode).toBe(503)
  await db.run('insert into schema_migrations select * from kept where number = 1')
  expect((await ask('/readyz')).statusCode).toBe(200)
  expect((await askAway('/readyz')).json()).toEqual({ status: 'unavailable' })
})

test('a database that does not answer within a second is not waited for [PLAT-7]', async () => {
  const silent: Database = { ...db, row: () => new Promise<never>(() => undefined) }
  const start = performance.now()
  expect((await (await serve(silent))('/readyz')).statusCode).toBe(503)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('metrics count requests by route and status, and what waits for the ERP [PLAT-7]', async () => {
  await ask('/items/0001001')
  await ask('/items/0001002')
  await sendToErp(db, { topic: 'order.placed', subject: 'order:o-1', payload: { id: 'o-1' } })
  const { body } = await ask('/metrics')
  expect(body).toContain('larder_request_seconds_count{method="GET",route="/items/:itemNumber",status="200"} 2')
  expect(body).toContain('larder_outbox_waiting{to="erp"} 1')
  expect(body).toContain('larder_event_streams 0')
  expect(body).toContain('larder_database_up 1')
  expect(body).not.toContain('0001001')
})

test('metrics are returned while the database is away [PLAT-7]', async () => {
  const { statusCode, body } = await askAway('/metrics')
  expect(statusCode).toBe(200)
  expect(body).toContain('larder_database_up 0')
})

test('what was counted before the database went away is not returned as if it were new [PLAT-7]', async () => {
  let isAway = false
  const flaky = new Proxy(db, { get: (_, name) => Reflect.get(isAway ? away : db, name) as unknown })
  const ask = await serve(flaky, {}, [{ queue: 'erp', waiting: 7, failed: 1, oldestWaitingAt: null }])
  expect((await ask('/metrics')).body).toContain('larder_queue_waiting{queue="erp"} 7')
  isAway = true
  const { body } = await ask('/metrics')
  expect(body).toContain('larder_database_up 0')
  expect(body).not.toMatch(/^larder_(?:queue|outbox|jobs)_?[a-z_]*\{/m)
})

test('metrics are for this machine, or for whoever has the token [PLAT-7]', async () => {
  expect((await ask('/metrics', {}, '10.0.0.9')).statusCode).toBe(404)
  // A proxy on this machine passes the outside world on.
  expect((await ask('/metrics', { 'x-forwarded-for': '10.0.0.9' })).statusCode).toBe(404)
  expect((await askWithToken('/metrics')).statusCode).toBe(404)
  expect((await askWithToken('/metrics', { authorization: 'Bearer wrong' })).statusCode).toBe(404)
  expect((await askWithToken('/metrics', { authorization: `Bearer ${token}` }, '10.0.0.9')).statusCode).toBe(200)
})
