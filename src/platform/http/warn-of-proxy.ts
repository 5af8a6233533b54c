import type { FastifyInstance } from 'fastify'

/**
 * Says once that a proxy stands in front which TRUSTED_PROXIES does not name: all its users would
 * share the limits of one address. One line is enough; anybody can send the header.
 */
export function warnOfProxy(app: FastifyInstance, trustedProxies: number): void {
  if (trustedProxies > 0) return
  let isSaid = false
  app.addHook('onRequest', (request, _reply, next) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true
      request.log.warn(
        'A request carries X-Forwarded-For, but TRUSTED_PROXIES is 0: behind a proxy all users share the limits of its address',
      )
    }
    next()
  })
}
