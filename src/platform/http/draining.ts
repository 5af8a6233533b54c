import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * PLAT-7: the time between the order to end and the end. The process goes on serving, reports that
 * it is not ready, and asks whoever is connected to connect again: a proxy in front sends the next
 * requests elsewhere, and none meets a closed door.
 */
export class Draining {
  #hasBegun = false

  get hasBegun(): boolean {
    return this.#hasBegun
  }

  /** Connections end with their next response from now on. */
  closeConnections(app: FastifyInstance): void {
    app.addHook('onRequest', (_request, { raw }, next) => {
      if (this.#hasBegun && !raw.headersSent) raw.setHeader('connection', 'close')
      next()
    })
  }

  /** Resolves when those in front have had their time to notice. */
  async begin(milliseconds: number): Promise<void> {
    this.#hasBegun = true
    if (milliseconds > 0) await sleep(milliseconds)
  }
}
