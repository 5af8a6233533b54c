import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { SharedCounters } from './shared-counters.ts'

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void

/**
 * The general limit's name; a call with a limit of its own is counted under its method and path.
 */
const general = 'general'

/**
 * What the rate limiting of Fastify counts with: one name for each limit, the same in all
 * processes.
 */
export function sharedStore(counters: SharedCounters): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #name: string

    constructor(_options: FastifyRateLimitOptions, name = general) {
      this.#name = name
    }

    incr(key: string, callback: Callback, timeWindow = 60_000): void {
      callback(null, counters.count(`${this.#name} ${key}`, timeWindow))
    }

    child(options: FastifyRateLimitOptions & { routeInfo?: { method?: string | string[]; url?: string } }): Store {
      const { method = '', url = '' } = options.routeInfo ?? {}
      return new Store(options, `${String(method)} ${url}`)
    }
  }
}
