import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import { sql } from '../database/statement.ts'
import { failedLogWrites } from '../log-destination.ts'
import { openStreams } from '../events/sse.ts'
import { mailQueue } from '../mail/deliver-mails.ts'
import { erpQueue } from '../outbox/deliver-outbox.ts'
import type { Queue } from '../outbox/queue.ts'
import { smsQueue } from '../sms/deliver-sms.ts'
import type { Services } from '../services.ts'

const countsOf = ({ channel, table, doneAt }: Pick<Queue, 'channel' | 'table' | 'doneAt'>) =>
  `select '${channel}' as "to", count(*) as messages, coalesce(extract(epoch from now() - min(created_at)), 0)::float as age,
     (select count(*) from ${table} where stopped_at is not null and stop_reason in ('refused', 'tooOld')) as failed
   from ${table} where ${doneAt} is null and stopped_at is null`
const waiting = sql('metrics.waiting', [erpQueue, mailQueue, smsQueue].map(countsOf).join(' union all '))

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
  const failed = gauge('larder_outbox_failed', 'Messages that are not tried again until staff repeat them', 'to')
  const oldest = gauge('larder_outbox_oldest_seconds', 'Age of the oldest message that waits', 'to')

  async function measure(): Promise<void> {
    streams.set(openStreams())
    logTrouble.set(failedLogWrites())
    try {
      type Counts = { to: string; messages: number; age: number; failed: number }
      for (const { to, messages, age, failed: stopped } of await db.rows<Counts>(waiting())) {
        failed.set({ to }, stopped)
        backlog.set({ to }, messages)
        oldest.set({ to }, age)
      }
      isUp.set(1)
    } catch {
      // The rest is still worth knowing; old numbers would mislead.
      backlog.reset()
      failed.reset()
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
