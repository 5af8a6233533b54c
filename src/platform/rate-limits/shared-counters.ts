import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { sql } from '../database/statement.ts'
import type { Log } from '../log.ts'
import { countRound } from '../loops.ts'
import { requestCounters } from '../meters.ts'

/**
 * Milliseconds between a request and the statement that shares it with the other processes: the
 * limits may be overrun by so much.
 */
const reportMs = 250
/** Counters kept in memory; the oldest goes first. */
const maxCounters = 10_000

const report = sql(
  'rate-limits.report',
  `insert into rate_counters (key, window_start, count)
   select * from unnest(:keys::text[], :windowStarts::timestamptz[], :counts::int[])
   on conflict (key, window_start) do update set count = rate_counters.count + excluded.count
   returning key, window_start as "windowStart", count`,
)

interface Counter {
  readonly start: number
  /** Requests of this process in this window. */
  own: number
  /** Those of them that stand in the database. */
  reported: number
  /** Requests of all other processes, as of the last report. */
  others: number
}

/**
 * Counts requests for all processes that share a database, without a round trip for each: a process
 * counts in memory and reports what has come in a quarter of a second in one statement, which
 * returns what the others have counted. While the database is away each process counts for itself.
 */
export class SharedCounters {
  readonly #counters = new Map<string, Counter>()
  readonly #unreported = new Set<string>()
  readonly #db: Database
  readonly #log: Log
  readonly #now: () => number
  #timer: NodeJS.Timeout | undefined

  constructor(db: Database, log: Log, now: () => number = Date.now) {
    this.#db = db
    this.#log = log
    this.#now = now
  }

  /** Counts one request; windows begin at the same instants in all processes. */
  count(key: string, windowMs: number): { current: number; ttl: number } {
    const now = this.#now()
    const start = now - (now % windowMs)
    let counter = this.#counters.get(key)
    if (counter?.start !== start) {
      counter = { start, own: 0, reported: 0, others: 0 }
      const before = this.#counters.size
      if (before >= maxCounters) this.#dropOldest()
      this.#counters.delete(key)
      this.#counters.set(key, counter)
      requestCounters.inc(this.#counters.size - before)
    }
    counter.own++
    this.#unreported.add(key)
    this.#timer ??= setTimeout(() => void this.#onTime(), reportMs).unref()
    return { current: counter.own + counter.others, ttl: start + windowMs - now }
  }

  /** Adds the attempts since the last time to the database, and reads what the others counted. */
  async report(): Promise<void> {
    const due = [...this.#unreported].flatMap((key) => {
      const counter = this.#counters.get(key)
      return counter && counter.own > counter.reported ? [{ key, counter, added: counter.own - counter.reported }] : []
    })
    this.#unreported.clear()
    if (due.length === 0) return
    // Always in the same order: two processes that report the same keys must not wait for each
    // other.
    const sorted = due
      .map((each) => ({ ...each, hash: hashed(each.key) }))
      .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    for (const { counter, added } of sorted) counter.reported += added
    try {
      const rows = await countRound('request-counters', () =>
        this.#db.rows<{ key: string; windowStart: string; count: number }>(
          report({
            keys: sorted.map(({ hash }) => hash),
            windowStarts: sorted.map(({ counter }) => new Date(counter.start)),
            counts: sorted.map(({ added }) => added),
          }),
        ),
      )
      const totals = new Map(rows.map(({ key, count }) => [key, count]))
      for (const { hash, counter } of sorted)
        counter.others = Math.max(counter.others, (totals.get(hash) ?? 0) - counter.reported)
    } catch (error) {
      // Counted again with the next report; until then this process counts for itself.
      for (const { key, counter, added } of sorted) {
        counter.reported -= added
        this.#unreported.add(key)
      }
      this.#log.debug({ err: error }, 'request counters could not be reported')
    }
  }

  /** Ends the reports. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  async #onTime(): Promise<void> {
    await this.report()
    this.#timer = undefined
  }

  #dropOldest(): void {
    const oldest = this.#counters.keys().next().value
    if (oldest !== undefined) this.#counters.delete(oldest)
  }
}

/** No address stands in the table. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url')
