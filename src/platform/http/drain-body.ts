import type { FastifyInstance } from 'fastify'

/**
 * Bytes of a refused body that are still read, so that the caller gets to see the refusal; more
 * ends the connection.
 */
const maxDrained = 128 * 1024 * 1024

/**
 * A response that went out before its request's body was read leaves the rest on the connection,
 * where the next request would wait for it: the rest is read and dropped. Node does so for bodies
 * nobody began to read; this is for those somebody left off.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onResponse', ({ raw }, _reply, next) => {
    next()
    if (raw.complete || raw.destroyed) return
    let size = 0
    // Whoever left off may still be listening, which would keep the stream from flowing.
    raw.removeAllListeners('readable')
    raw.on('data', (piece: Buffer) => {
      size += piece.length
      if (size > maxDrained) raw.destroy()
    })
    raw.resume()
  })
}
