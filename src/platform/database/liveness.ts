import pg from 'pg'

/** A query that has no result yet. */
interface Pending {
  /** When to look, in milliseconds. */
  due: number
  readonly giveUp: () => void
}

/** Milliseconds after which a query without a result is checked. */
const suspectAfter = 900
const busyMargin = 100

/**
 * Distinguishes a slow statement from a server that is gone without closing its connections (a cut
 * cable, a frozen machine): when a query takes long, a new connection is tried, and if the server
 * does not greet it and answers nothing else in the meantime, all pending queries fail. A busy
 * server greets late, and goes on with the statements of a long transaction.
 */
export class Liveness {
  readonly #options: pg.ClientConfig
  readonly #greetWithin: number
  readonly #pending = new Set<Pending>()
  #timer: NodeJS.Timeout | undefined
  #heardAt = 0

  /** `greetWithin`: milliseconds the server has to greet a new connection. */
  constructor(options: pg.ClientConfig, greetWithin: number) {
    this.#options = { ...options, connectionTimeoutMillis: greetWithin }
    this.#greetWithin = greetWithin
  }

  /** Notes a sign of life: the end of any statement on any connection. */
  heard(): void {
    this.#heardAt = performance.now()
  }

  /** Watches a query until it has a result; `giveUp` must make it fail. */
  async watched<T>(question: Promise<T>, giveUp: () => void): Promise<T> {
    const pending = { due: performance.now() + suspectAfter, giveUp }
    this.#pending.add(pending)
    this.#schedule()
    try {
      return await question
    } finally {
      this.#pending.delete(pending)
    }
  }

  /** One timer for all: it lets a quiet process end, and runs on while anything is pending. */
  #schedule(): void {
    if (this.#timer || this.#pending.size === 0) return
    const due = Math.min(...Array.from(this.#pending, (pending) => pending.due))
    this.#timer = setTimeout(() => void this.#look(), Math.max(due - performance.now(), 0)).unref()
  }

  async #look(): Promise<void> {
    const now = performance.now()
    const waiting = [...this.#pending]
    if (waiting.some(({ due }) => due <= now)) {
      const isThere = await this.#greets()
      for (const pending of waiting) {
        pending.due = now + suspectAfter
        if (!isThere && this.#pending.has(pending)) pending.giveUp()
      }
    }
    this.#timer = undefined
    this.#schedule()
  }

  async #greets(): Promise<boolean> {
    const start = performance.now()
    const client = new pg.Client(this.#options)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return true
    } catch (error) {
      // A refusal in words (too many connections, a new password) is a sign of life too.
      if (error instanceof pg.DatabaseError) return true
      // A time-out that comes late says that this process was busy, and nothing about the server.
      return this.#heardAt > start || performance.now() - start > this.#greetWithin + busyMargin
    } finally {
      client.end().catch(() => undefined)
    }
  }
}
