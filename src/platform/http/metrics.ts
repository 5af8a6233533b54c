import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { sql } from '../database/statement.ts'
import { failedLogWrites } from '../log-destination.ts'
import { openStreams } from '../events/sse.ts'
import type { Services } from '../services.ts'

const waiting = sql(
  'metrics.waiting',
  `select 'erp' as "to", count(*) as messages, coalesce(extract(epoch from now() - min(created_at)), 0)::float as age
   from outbox_messages where delivered_at is null
   union all
   select 'mail', count(*), coalesce(extract(epoch from now() - min(created_at)), 0)::float from mails where sent_at is null`,
)

/** PLAT-7: Prometheus metrics at /metrics, for this machine or for whoever has the token. */
export function registerMetrics(app: FastifyInstance, { db, config }: Pick<Services, 'db' | 'config'>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'larder_request_seconds',
    help: 'Duration of requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const logTrouble = gauge('larder_log_failed_writes', 'Writes of log lines that failed since the start')
  const isUp = gauge('larder_database_up', '1 when the database answers')
  const streams = gauge('larder_event_streams', 'Open streams of live events of this process')
  const backlog = gauge('larder_outbox_waiting', 'Messages that have not been taken yet', 'to')
  const oldest = gauge('larder_outbox_oldest_seconds', 'Age of the oldest message that waits', 'to')

  async function measure(): Promise<void> {
    streams.set(openStreams())
    logTrouble.set(failedLogWrites())
    try {
      for (const { to, messages, age } of await db.rows<{ to: string; messages: number; age: number }>(waiting)) {
        backlog.set({ to }, messages)
        oldest.set({ to }, age)
      }
      isUp.set(1)
    } catch {
      // The rest is still worth knowing; old numbers would mislead.
      backlog.reset()
      oldest.reset()
      isUp.set(0)
    }
  }
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // Streams stay open for hours: their duration says nothing about speed.
    if (routeOptions.url === '/api/events') return
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) }
    duration.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new Refused(common.not_found)
    await measure()
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** A proxy on this machine calls from loopback for everybody: what it forwards is not local. */
function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return loopback.has(ip) && !('x-forwarded-for' in headers) && !('forwarded' in headers)
  const given = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
