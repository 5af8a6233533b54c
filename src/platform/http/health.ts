import type { FastifyInstance } from 'fastify'
import { migrationFiles } from '../database/migration-files.ts'
import { sql } from '../database/statement.ts'
import type { Services } from '../services.ts'

const applied = sql('health.migrations', 'select count(*) as migrations from schema_migrations')
const timeoutMs = 1000

/**
 * PLAT-7: /healthz: the process is up; /readyz: it can work, as its database responds and has this
 * version's schema.
 */
export function registerHealth(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const needed = migrationFiles().length
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const isReady = await Promise.race([
      db.row<{ migrations: number }>(applied()).then(
        ({ migrations }) => migrations >= needed,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false).unref()),
    ])
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unavailable' })
  })
}
