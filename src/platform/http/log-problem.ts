import type { Log } from '../log.ts'
import { errorCode } from '../database/database-away.ts'

/**
 * Milliseconds in which one kind of failure is described once: a full disk must not be filled
 * further by its own stack traces.
 */
const pauseMs = 10_000
/** Kinds of failures remembered at a time. */
const maxKinds = 200

interface Seen {
  loggedAt: number
  withheld: number
}

/**
 * Describes failures of requests in the log: the first of a kind with its stack, then only how many
 * there were.
 */
export class ProblemLog {
  readonly #seen = new Map<string, Seen>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /**
   * A 500 is a bug and has its stack; a 503 is a state of the machine and is described in one line.
   */
  write(log: Pick<Log, 'error' | 'warn'>, error: unknown, { code, status }: { code: string; status: number }): void {
    const kind = `${code} ${errorCode(error) ?? ''} ${error instanceof Error ? `${error.name} ${error.message.slice(0, 80)}` : ''}`
    const now = this.#now()
    const seen = this.#seen.get(kind)
    if (seen && now - seen.loggedAt < pauseMs) {
      seen.withheld++
      return
    }
    if (!seen && this.#seen.size >= maxKinds) this.#seen.clear()
    this.#seen.set(kind, { loggedAt: now, withheld: 0 })
    const more = seen && seen.withheld > 0 ? { alsoInTheMeantime: seen.withheld } : {}
    if (status === 503) log.warn({ reason: errorCode(error) ?? nameOf(error), ...more }, code)
    else log.error({ err: error, ...more }, code)
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
