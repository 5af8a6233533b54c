import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'

/**
 * The headers helmet sets by these options. They are the same for every response; helmet would put
 * them together for each.
 */
export async function securityHeaders(options: FastifyHelmetOptions): Promise<readonly (readonly [string, string])[]> {
  const app = Fastify()
  await app.register(helmet, options)
  app.get('/', async (_request, reply) => reply.raw.getHeaders())
  try {
    return Object.entries((await app.inject('/')).json<Record<string, string>>())
  } finally {
    await app.close()
  }
}
