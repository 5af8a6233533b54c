import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { common } from '#contract/common-refusals.ts'
import { Refused } from '#kit/decision.ts'
import type { Connections } from '../database/database.ts'
import { sql } from '../database/statement.ts'
import { failedLogWrites } from '../log-destination.ts'
import { openStreams } from '../events/sse.ts'
import { readJobStates } from '../jobs/job-states.ts'
import { meters } from '../meters.ts'
import { mailQueue } from '../mail/deliver-mails.ts'
import { erpQueue } from '../outbox/deliver-outbox.ts'
import type { Queue } from '../outbox/queue.ts'
import type { QueueState } from '../outbox/queue-state.ts'
import { smsQueue } from '../sms/deliver-sms.ts'
import type { Services } from '../services.ts'

// What waits for the end of somebody's quiet hours is no backlog.
const isTried = 'first_attempt_at is not null or next_attempt_at <= now()'
const countsOf = ({ channel, table, doneAt }: Pick<Queue, 'channel' | 'table' | 'doneAt'>) =>
  `select '${channel}' as "to", count(*) as messages, coalesce(extract(epoch from now() - min(created_at) filter (where ${isTried})), 0)::float as age,
     (select count(*) from ${table} where stopped_at is not null and stop_reason in ('refused', 'tooOld')) as failed
   from ${table} where ${doneAt} is null and stopped_at is null`
const waiting = sql('metrics.waiting', [erpQueue, mailQueue, smsQueue].map(countsOf).join(' union all '))

/** What of the areas belongs to the metrics. */
export interface AreaMetrics {
  /** Every queue of what leaves the portal. */
  readonly queues?: () => Promise<readonly (QueueState & { readonly queue: string })[]>
  /** How much a process remembers, by cache. */
  readonly caches?: () => Readonly<Record<string, number>>
}

/** PLAT-7: Prometheus metrics at /metrics, for this machine or for whoever has the token. */
export function registerMetrics(
  app: FastifyInstance,
  { db, replica, config }: Pick<Services, 'db' | 'replica' | 'config'>,
  { queues, caches }: AreaMetrics = {},
): void {
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

  const pool = gauge('larder_database_connections', 'Connections of a pool of this process', 'server', 'state')
  const poolMax = gauge('larder_database_connections_max', 'Most connections of a pool of this process', 'server')
  const poolWaiting = gauge('larder_database_waiting', 'Statements that wait for a connection', 'server')
  const listens = gauge('larder_listener_up', '1 while the connection that listens for events stands')
  const queueWaiting = gauge('larder_queue_waiting', 'Messages that wait', 'queue')
  const queueFailed = gauge('larder_queue_failed', 'Messages that are not tried again by themselves', 'queue')
  const queueOldest = gauge('larder_queue_oldest_seconds', 'Age of the oldest message that is tried', 'queue')
  const jobs = gauge('larder_jobs', 'Background jobs by task and state', 'task', 'state')
  const jobsOldest = gauge('larder_jobs_oldest_seconds', 'How long the oldest due job of a task has waited', 'task')
  const cached = gauge('larder_cache_entries', 'Entries of a cache of this process', 'cache')

  const ageOf = (since: string | null) => (since === null ? 0 : Math.max(0, (Date.now() - Date.parse(since)) / 1000))
  function measurePool(server: string, { open, idle, waiting: waitingFor, max }: Connections): void {
    pool.set({ server, state: 'idle' }, idle)
    pool.set({ server, state: 'busy' }, open - idle)
    poolMax.set({ server }, max)
    poolWaiting.set({ server }, waitingFor)
  }
  function measureProcess(): void {
    streams.set(openStreams())
    logTrouble.set(failedLogWrites())
    measurePool('primary', db.connections())
    if (replica) measurePool('standby', replica.connections())
    listens.set(db.connections().isListening ? 1 : 0)
    for (const [cache, size] of Object.entries(caches?.() ?? {})) cached.set({ cache }, size)
  }
  const readDatabase = async () => ({
    channels: await db.rows<{ to: string; messages: number; age: number; failed: number }>(waiting()),
    queueStates: (await queues?.()) ?? [],
    jobStates: await readJobStates(db),
  })
  const ofDatabase = [backlog, failed, oldest, queueWaiting, queueFailed, queueOldest, jobs, jobsOldest]

  async function measure(): Promise<void> {
    measureProcess()
    // Without the database the rest is still worth knowing; old numbers would mislead.
    const found = await readDatabase().catch(() => undefined)
    for (const one of ofDatabase) one.reset()
    isUp.set(found ? 1 : 0)
    if (!found) return
    for (const { to, messages, age, failed: stopped } of found.channels) {
      failed.set({ to }, stopped)
      backlog.set({ to }, messages)
      oldest.set({ to }, age)
    }
    for (const { queue, ...state } of found.queueStates) {
      queueWaiting.set({ queue }, state.waiting)
      queueFailed.set({ queue }, state.failed)
      queueOldest.set({ queue }, ageOf(state.oldestWaitingAt))
    }
    for (const { task, oldestDueAt, ...counts } of found.jobStates) {
      jobsOldest.set({ task }, ageOf(oldestDueAt))
      for (const state of ['waiting', 'running', 'scheduled', 'retrying', 'failed'] as const)
        jobs.set({ task, state }, counts[state])
    }
  }
  app.addHook('onResponse', ({ method, routeOptions }, reply, next) => {
    next()
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
      .send(`${await registry.metrics()}\n${await meters.metrics()}`)
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
