import type { FastifyInstance } from 'fastify'
import { sql } from '../database/statement.ts'
import type { Services } from '../services.ts'

const ping = sql('health.ping', 'select count(*) as migrations from schema_migrations')
const patienceMs = 1000

/** PLAT-7: /healthz says that the process lives, /readyz that it can work: its database answers and is migrated. */
export function registerHealth(app: FastifyInstance, { db }: Services): void {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const isReady = await Promise.race([
      db.row<{ migrations: number }>(ping).then(
        ({ migrations }) => migrations > 0,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false).unref()),
    ])
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' })
  })
}
