import type { FastifyInstance } from 'fastify'
import { selectShipTo } from '#areas/customers/server/public.ts'
import { createGate } from '#areas/sessions/server/public.ts'
import type { Config } from '#platform/config.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { ServerArea } from '#platform/http/area.ts'
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
  readonly databaseUrl: string
  readonly clock: Clock
  readonly log: Log
  /** False leaves background work to other processes. */
  readonly withJobs?: boolean
}

/** A portal ready to listen, and its end. */
export interface Portal {
  readonly app: FastifyInstance
  stop(): Promise<void>
}

/** How long open connections may finish at the stop, in milliseconds. */
const closeGraceMs = 2000

/** The areas this configuration serves. */
export const areasOf = (config: Pick<Config, 'demo'>): readonly ServerArea[] =>
  config.demo === 'off' ? areas : [...areas, ...demoAreas]

/**
 * Puts the whole server together: areas, gate, events, probes, documents, the browser app,
 * background work.
 */
export async function createPortal(parts: PortalParts): Promise<Portal> {
  const { config, db, clock, log } = parts
  const services: Services = { config, db, clock, log }
  const served = areasOf(config)
  const gate = createGate(services, selectShipTo)
  const app = await createServer({
    services,
    areas: served,
    gate,
    extras: async (fastify) => {
      registerHealth(fastify, services)
      registerMetrics(fastify, services)
      serveEvents(fastify, services, gate)
      const endpoints = served.flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
      serveDocs(fastify, endpoints, apiFactsOf(config))
      await serveWebApp(fastify)
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
    stop: async () => {
      // Browsers keep sockets open without asking anything; they get a moment, then they are
      // closed.
      const impatient = setTimeout(() => app.server.closeAllConnections(), closeGraceMs)
      await app.close()
      clearTimeout(impatient)
      for (const stop of stops.toReversed()) await stop()
    },
  }
}
