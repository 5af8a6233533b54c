import type { FastifyInstance } from 'fastify'
import { migrationFiles } from '../database/migration-files.ts'
import { sql } from '../database/statement.ts'
import type { Services } from '../services.ts'
import type { Draining } from './draining.ts'

const applied = sql('health.migrations', 'select count(*) as migrations from schema_migrations')
const timeoutMs = 1000

/**
 * PLAT-7: /healthz: the process is up; /readyz: it can work, as it is not about to end, its
 * database responds and has this version's schema. With `?exclude=database` the database does not
 * count: for a proxy in front of processes that share one, which is better off with their answer
 * than without.
 */
export function registerHealth(
  app: FastifyInstance,
  { db }: Pick<Services, 'db'>,
  draining: Pick<Draining, 'hasBegun'> = { hasBegun: false },
): void {
  const needed = migrationFiles().length
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  const isDatabaseReady = () =>
    Promise.race([
      db.row<{ migrations: number }>(applied()).then(
        ({ migrations }) => migrations >= needed,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false).unref()),
    ])
  app.get<{ Querystring: { exclude?: unknown } }>(
    '/readyz',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const isReady = !draining.hasBegun && (request.query.exclude === 'database' || (await isDatabaseReady()))
      return reply
        .code(isReady ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: isReady ? 'ready' : 'unavailable' })
    },
  )
}
