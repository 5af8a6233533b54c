import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { sql } from '../database/statement.ts'
import { openStreams } from '../events/sse.ts'
import type { Services } from '../services.ts'

const backlog = sql('metrics.outbox', 'select count(*) as waiting from outbox_messages where delivered_at is null')

/** PLAT-7: Prometheus metrics at /metrics, for this machine or for whoever has the token. */
export function registerMetrics(app: FastifyInstance, { db, config }: Services): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'larder_request_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'larder_event_streams',
    help: 'Open streams of live events',
    registers: [registry],
    collect() {
      this.set(openStreams())
    },
  })
  new Gauge({
    name: 'larder_outbox_waiting',
    help: 'Messages the ERP has not taken yet',
    registers: [registry],
    async collect() {
      const { waiting } = await db.row<{ waiting: number }>(backlog)
      this.set(waiting)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) }
    duration.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new Refused(common.not_found)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return loopback.has(request.ip) && request.headers['x-forwarded-for'] === undefined
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
