import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { replicaReads } from '../meters.ts'
import type { Connections, Database, Queries } from './database.ts'
import { DatabaseAway, errorCode } from './database-away.ts'
import type { DatabaseConfig } from './open-database.ts'
import { createDatabase } from './pool.ts'
import { sql } from './statement.ts'

/** A place in the primary's write-ahead log; null on a standby. */
export interface PositionRow {
  readonly position: string | null
}

/**
 * How far the primary's log is safe on disk. Whatever anybody may know of when this statement is
 * sent was written before that place.
 */
export const primaryPosition = sql(
  'replica.position',
  'select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn()::text end as position',
)
const standbyPosition = sql(
  'replica.has-reached',
  `select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= :position::pg_lsn, false) as "hasReached"`,
)
const cluster = sql('replica.cluster', 'select system_identifier::text as id from pg_control_system()')

/** Milliseconds a read waits for a standby that is behind; usually it is some two behind. */
const usualWaitMs = 100
const pauseMs = 4
/** Milliseconds without the standby after a read that did not get it, so that few wait for it. */
const restMs = { late: 1000, away: 5000, foreign: 60_000 }

const cancelledForReplay = '40001'
const writesOnStandby = '25006'

/** What opening needs to know; part of the configuration. */
export interface ReplicaConfig extends Pick<DatabaseConfig, 'database'> {
  readonly replicaUrl: string | undefined
}

type Missed = keyof typeof restMs

/**
 * Reads on a standby that are as new as reads of the primary (decision 30): a read says where the
 * primary was when its request came, and runs on the standby once that has been replayed there.
 * Late, away, or not a standby of this primary: the read runs on the primary.
 */
export class Replica {
  readonly #standby: Database
  readonly #primary: Database
  readonly #log: Log
  readonly #waitMs: number
  #restUntil = 0
  /** Whether the standby has been seen to be one of this primary since it last was away. */
  #isKnown = false

  /** `waitMs`: how long a read waits for a standby that is behind. */
  constructor(standby: Database, primary: Database, log: Log, waitMs = usualWaitMs) {
    this.#standby = standby
    this.#primary = primary
    this.#log = log
    this.#waitMs = waitMs
  }

  /** Runs a read that changes nothing; it may run again on the primary. */
  async read<T>(position: string | null, work: (db: Queries) => Promise<T>): Promise<T> {
    if (position !== null && Date.now() >= this.#restUntil) {
      const found = await this.#tryStandby(position, work)
      if (found) return found.value
    }
    replicaReads.inc({ server: 'primary' })
    return work(this.#primary)
  }

  /** Its own pool, for the metrics. */
  connections(): Connections {
    return this.#standby.connections()
  }

  /** Ends its connections. */
  close(): Promise<void> {
    return this.#standby.close()
  }

  async #tryStandby<T>(position: string, work: (db: Queries) => Promise<T>): Promise<{ value: T } | undefined> {
    try {
      if (!this.#isKnown && !(await this.#isOfThisPrimary())) return this.#rest('foreign')
      // One connection for all of it: behind a proxy the next one may lead to another standby.
      const found = await this.#standby.inTransaction(async (tx) =>
        (await hasReached(tx, position, this.#waitMs)) ? { value: await work(tx) } : undefined,
      )
      if (!found) return this.#rest('late')
      replicaReads.inc({ server: 'standby' })
      return found
    } catch (error) {
      if (error instanceof DatabaseAway) return this.#rest('away')
      if (errorCode(error) === writesOnStandby) this.#log.error({ err: error }, 'a read for the standby writes')
      else if (errorCode(error) !== cancelledForReplay) throw error
      return undefined
    }
  }

  async #isOfThisPrimary(): Promise<boolean> {
    const [own, theirs] = await Promise.all(
      [this.#primary, this.#standby].map((server) => server.row<{ id: string }>(cluster())),
    )
    this.#isKnown = own?.id === theirs?.id
    return this.#isKnown
  }

  #rest(why: Missed): undefined {
    // A round of concurrent reads says it once.
    if (Date.now() >= this.#restUntil) this.#log.warn({ why }, 'reads of the standby go to the primary')
    this.#restUntil = Date.now() + restMs[why]
    if (why === 'away') this.#isKnown = false
    return undefined
  }
}

/**
 * The standby of DATABASE_REPLICA_URL; undefined without one. Nothing is opened before the first
 * read, and a standby that is away never stops a start.
 */
export function openReplica(config: ReplicaConfig, primary: Database, log: Log): Replica | undefined {
  if (config.replicaUrl === undefined) return undefined
  const { poolSize, prepared, statementTimeout, lockTimeout } = config.database
  const options = { max: poolSize, prepared, statementTimeout, lockTimeout, home: primary.home }
  return new Replica(createDatabase(config.replicaUrl, options), primary, log)
}

async function hasReached(standby: Queries, position: string, waitMs: number): Promise<boolean> {
  for (const end = Date.now() + waitMs; ; await sleep(pauseMs)) {
    if ((await standby.row<{ hasReached: boolean }>(standbyPosition({ position }))).hasReached) return true
    if (Date.now() > end) return false
  }
}
