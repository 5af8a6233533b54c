import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#kit/actor.ts'

/** Probes call every few seconds and are not worth a line. */
const unlogged: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
/** Refusals of which the address is worth knowing: sign-ins that failed, missing rights, limits. */
const withAddress: ReadonlySet<number> = new Set([401, 403, 429])

/**
 * PLAT-7: one line for each request: id, method, the route's pattern (an address may hold numbers
 * of customers and links that sign in), status, milliseconds, who called and as whom, and the code
 * of the refusal.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('refusal', undefined)
  app.decorateRequest('who', undefined)
  app.addHook('onResponse', (request, reply, next) => {
    next()
    const route = request.routeOptions.url
    if (route !== undefined && unlogged.has(route)) return
    request.log.info(
      {
        method: request.method,
        route: route ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...whoOf(request),
        ...(request.refusal !== undefined && { refusal: request.refusal }),
        ...(withAddress.has(reply.statusCode) && { address: request.ip }),
      },
      'request',
    )
  })
}

function whoOf({ who }: FastifyRequest): { user?: string; actingAs?: string; apiKey?: string } {
  if (!who) return {}
  return {
    user: who.realUserId,
    ...(who.userId !== who.realUserId && { actingAs: who.userId }),
    ...(who.apiKey && { apiKey: who.apiKey.id }),
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the refusal that was sent. */
    refusal: string | undefined
    /** Set by the gate as soon as the session is known, before it looks at rights. */
    who: Pick<Actor, 'realUserId' | 'userId' | 'apiKey'> | undefined
  }
}
