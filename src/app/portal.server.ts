import type { FastifyInstance } from 'fastify'
import { createKeyGate } from '#areas/api-keys/server/public.ts'
import { selectShipTo } from '#areas/customers/server/public.ts'
import { knownItemsCount } from '#areas/items/server/public.ts'
import { readQueues } from '#areas/operations/server/public.ts'
import { createPunchoutGate, framePunchoutPage, isOfPunchout } from '#areas/punchout/server/public.ts'
import { createGate } from '#areas/sessions/server/public.ts'
import { guidesKept } from '#areas/quick-entry/server/public.ts'
import { lensesKept } from '#areas/shop/server/public.ts'
import type { Config } from '#platform/config.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Replica } from '#platform/database/replica.ts'
import type { ServerArea } from '#platform/http/area.ts'
import type { Gate } from '#platform/http/caller.ts'
import { Draining } from '#platform/http/draining.ts'
import { registerHealth } from '#platform/http/health.ts'
import { registerMetrics } from '#platform/http/metrics.ts'
import { createServer } from '#platform/http/server.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log.ts'
import type { Services } from '#platform/services.ts'
import { areas, demoAreas } from './areas.server.ts'
import { apiFactsOf } from './api-facts.ts'
import { serveDocs } from './docs-page.server.ts'
import { serveEvents } from './events.server.ts'
import { serveWebApp } from './web-files.server.ts'

/** What one process of the portal is made of. */
export interface PortalParts {
  readonly config: Config
  readonly db: Database
  /** For reads that a standby may run; ended by the portal. */
  readonly replica?: Replica | undefined
  /** Past a pooler: the job queue listens on it. */
  readonly databaseUrl: string
  readonly clock: Clock
  readonly log: Log
  /** False leaves background work to other processes. */
  readonly withJobs?: boolean
}

/** A portal ready to listen, and its end. */
export interface Portal {
  readonly app: FastifyInstance
  /** Serves on for `drainSeconds`, not ready any more, and then ends. */
  stop(options?: { readonly drainSeconds: number }): Promise<void>
}

/**
 * How long open connections may finish at the stop, in milliseconds; after draining, when only
 * requests that take long are left.
 */
const closeGraceMs = { atOnce: 2000, drained: 10_000 }

/** The areas this configuration serves. */
export const areasOf = (config: Pick<Config, 'demo'>): readonly ServerArea[] =>
  config.demo === 'off' ? areas : [...areas, ...demoAreas]

/**
 * Puts the whole server together: areas, gate, events, probes, documents, the browser app,
 * background work.
 */
export async function createPortal(parts: PortalParts): Promise<Portal> {
  const { config, db, replica, clock, log } = parts
  const services: Services = { config, db, replica, clock, log }
  const served = areasOf(config)
  const sessionGate = createGate(services, selectShipTo)
  const punchoutGate = createPunchoutGate(services)
  // PUNCH-4: a page of a procurement session says so; the cookie of a sign-in is then not looked
  // at.
  const ofBrowsers: Gate = (request, ...rest) =>
    (isOfPunchout(request, config.publicUrl) ? punchoutGate : sessionGate)(request, ...rest)
  // NEXT-12: with an API key no cookie is looked at.
  const gate = createKeyGate(services, selectShipTo, ofBrowsers)
  const draining = new Draining()
  const app = await createServer({
    services,
    areas: served,
    gate,
    extras: async (fastify) => {
      draining.closeConnections(fastify)
      if (config.traces.endpoint !== undefined) {
        const { traceRequests } = await import('#platform/traces/trace-requests.ts')
        traceRequests(fastify, config, log)
      }
      registerHealth(fastify, services, draining)
      registerMetrics(fastify, services, {
        queues: () => readQueues(db, config),
        caches: () => ({
          lenses: lensesKept(services),
          items: knownItemsCount(db.home),
          guides: guidesKept(services),
        }),
      })
      serveEvents(fastify, services, gate)
      const endpoints = served.flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
      serveDocs(fastify, endpoints, apiFactsOf(config))
      await serveWebApp(fastify, (request, reply) => framePunchoutPage(services, request, reply))
    },
  })
  const stops: (() => Promise<void>)[] = []
  for (const area of served) {
    const stop = await area.start?.(services)
    if (stop) stops.push(stop)
  }
  if (parts.withJobs !== false) {
    const jobs = await startJobs(
      services,
      served.flatMap((area) => area.jobs ?? []),
      { databaseUrl: parts.databaseUrl },
    )
    stops.push(() => jobs.stop())
    for (const area of served) if (area.startWithJobs) stops.push(await area.startWithJobs(services))
  }
  return {
    app,
    stop: async ({ drainSeconds } = { drainSeconds: 0 }) => {
      await draining.begin(drainSeconds * 1000)
      // Browsers keep sockets open without asking anything; they get a moment, then they are
      // closed.
      const grace = drainSeconds > 0 ? closeGraceMs.drained : closeGraceMs.atOnce
      const impatient = setTimeout(() => app.server.closeAllConnections(), grace)
      await app.close()
      clearTimeout(impatient)
      for (const stop of stops.toReversed()) await stop()
      await replica?.close()
    },
  }
}
