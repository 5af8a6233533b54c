import pg from 'pg'
import type { Database } from './database.ts'
import { columnValues } from './column-values.ts'
import { DatabaseAway, errorCode, isAway } from './database-away.ts'
import { Listener } from './listener.ts'
import { Liveness } from './liveness.ts'
import { queriesOn } from './queries.ts'
import { repeated, transactionOn } from './transaction.ts'

/** How the pool behaves. */
export interface DatabaseOptions {
  /** Maximum connections of this process; 10 by default. */
  readonly max?: number
  /** Named statements; off for a PgBouncer that cannot follow them. On by default. */
  readonly prepared?: boolean
  /** Milliseconds after which PostgreSQL cancels a statement; 15 s by default. */
  readonly statementTimeout?: number
  /** Milliseconds a statement waits for a lock; no limit by default. */
  readonly lockTimeout?: number
  /** Who waits for the connections: people by default. */
  readonly timeouts?: keyof typeof timeouts
  /** Past a pooler: for LISTEN, and for asking whether the server itself is up. */
  readonly directUrl?: string
  /** What the server lists this process as. */
  readonly name?: string
  /** The `home` of a database that this one is a copy of; its own by default. */
  readonly home?: object
}

/**
 * Milliseconds to wait for a connection, and for the greeting, which distinguishes a slow server
 * from a dead one. Requests of people fail within 2 s when the database is away; loading in the
 * background outlasts a busy machine.
 */
const timeouts = {
  people: { connect: 1800, greet: 800 },
  loading: { connect: 20_000, greet: 15_000 },
} as const

/** Milliseconds a query may run on once the pool is closed. */
const closeGraceMs = 5000

/**
 * PostgreSQL's word for a prepared statement whose tables were altered since: a fresh connection
 * prepares it again.
 */
const isStalePlan = (error: unknown) =>
  errorCode(error) === '0A000' && error instanceof Error && error.message.includes('cached plan')

/**
 * Where PostgreSQL warns that a commit stopped waiting for the synchronous standby because somebody
 * canceled it: it is reported as done, is stored here alone, and a failover would lose it.
 */
const gaveUpOnStandby = 'SyncRepWaitForLSN'

/** Connections to one PostgreSQL database. Nothing is opened before the first question. */
export function createDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { max = 10, prepared = true, statementTimeout = 15_000, lockTimeout = 0, name = 'larder' } = options
  const { connect, greet } = timeouts[options.timeouts ?? 'people']
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnValues,
    pipeline: true,
  }
  const pool = new pg.Pool({
    ...connection,
    max,
    idleTimeoutMillis: 30_000,
    // Sent with the greeting, which an old PgBouncer refuses; there only the limit below holds.
    ...(prepared && {
      statement_timeout: statementTimeout,
      lock_timeout: lockTimeout,
      idle_in_transaction_session_timeout: 60_000,
    }),
    // The server's own timeout fires first; this one is for a server that no longer responds at
    // all.
    query_timeout: statementTimeout + 2000,
  })
  // An idle connection that breaks is dropped by the pool; without a listener the process would
  // end.
  pool.on('error', () => undefined)
  const shared = { prepared, home: options.home ?? pool }
  const direct = { ...connection, connectionString: options.directUrl ?? url }
  const listener = new Listener(direct)
  // A pooler greets while the server behind it is away.
  const liveness = new Liveness(direct, greet)
  const unconfirmed = new WeakSet<pg.ClientBase>()
  const clients = new Set<pg.ClientBase>()
  pool.on('remove', (client) => clients.delete(client))
  pool.on('connect', (client) => {
    clients.add(client)
    // One that breaks while it is lent: its query fails by itself.
    client.on('error', () => undefined)
    if (client instanceof pg.Client) client.connection.on('readyForQuery', () => liveness.heard())
    client.on('notice', ({ routine }) => {
      if (routine === gaveUpOnStandby) unconfirmed.add(client)
    })
  })

  async function onConnection<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await borrow(pool, connect)
    let failure: unknown
    try {
      const result = await liveness.watched(work(client), () => cut(client))
      if (unconfirmed.has(client)) throw new DatabaseAway()
      return result
    } catch (error) {
      failure = error
      throw isAway(error) ? new DatabaseAway(error) : error
    } finally {
      client.release(isAway(failure) || isStalePlan(failure))
    }
  }
  const onFreshConnection: typeof onConnection = async (work) => {
    try {
      return await onConnection(work)
    } catch (error) {
      if (isStalePlan(error)) return onConnection(work)
      throw error
    }
  }

  return {
    ...queriesOn(onFreshConnection, shared),
    inTransaction: (work) => repeated(() => onFreshConnection((client) => transactionOn(client, shared, work))),
    connections: () => ({
      max,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      isListening: listener.isConnected,
    }),
    listen: (channel, handler, onGap) => listener.listen(channel, handler, onGap),
    close: async () => {
      await listener.close()
      const late = setTimeout(() => clients.forEach(cut), closeGraceMs)
      await pool.end().finally(() => clearTimeout(late))
    },
  }
}

/**
 * Ends a connection under its running query, which then fails. An orderly end would wait for the
 * result.
 */
function cut(client: pg.ClientBase): void {
  if (client instanceof pg.Client) client.connection.stream.destroy()
}

/**
 * A connection within the time-out: the pool alone would count the queue and the connecting
 * separately.
 */
async function borrow(pool: pg.Pool, within: number): Promise<pg.PoolClient> {
  // One that is idle and nobody waits for is handed out at once.
  if (pool.idleCount > pool.waitingCount) return pool.connect()
  const borrowed = pool.connect()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      borrowed.then((client) => client.release()).catch(() => undefined)
      reject(new DatabaseAway())
    }, within + 100)
  })
  try {
    return await Promise.race([borrowed, late])
  } catch (error) {
    throw isAway(error) ? new DatabaseAway(error) : error
  } finally {
    clearTimeout(timer)
  }
}
