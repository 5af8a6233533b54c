import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import type { Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { startEmbedded } from './embedded-postgres.ts'
import { createDatabase } from './pool.ts'

/** What opening needs to know; part of the configuration. */
export interface DatabaseConfig {
  /** A PostgreSQL server; undefined: the embedded one under the data folder. */
  readonly databaseUrl: string | undefined
  /** The same database without a pooler in between; undefined: there is none. */
  readonly directUrl: string | undefined
  readonly dataDir: string
  readonly database: {
    /** Most connections of one process. */
    readonly poolSize: number
    readonly prepared: boolean
    /** Milliseconds. */
    readonly statementTimeout: number
    readonly lockTimeout: number
  }
}

/** The opened database of this process. */
export interface OpenDatabase {
  readonly db: Database
  /** For tools that open connections of their own. Holds the password: not for logs. */
  readonly url: string
  /** The same, past a pooler: for what needs a session of its own. */
  readonly directUrl: string
  /** Ends the connections, and the embedded server when nobody else uses it. */
  stop(): Promise<void>
}

const oldestVersion = 15
/** Milliseconds to wait at the start for a server that comes up beside the portal. */
const startPatience = 20_000

/**
 * PLAT-1, PLAT-2: the server of DATABASE_URL, or the embedded one. The schema is brought up to date
 * by `migrate`.
 */
export async function openDatabase(config: DatabaseConfig, log: Log): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir, log) : undefined
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const { poolSize, prepared, statementTimeout, lockTimeout } = config.database
  const directUrl = config.directUrl ?? url
  const db = createDatabase(url, { max: poolSize, prepared, statementTimeout, lockTimeout, directUrl })
  const stop = async () => {
    await db.close()
    await embedded?.stop()
  }
  try {
    await checkVersion(db, log)
  } catch (error) {
    await stop()
    throw error
  }
  return { db, url, directUrl, stop }
}

async function checkVersion(db: Database, log: Log): Promise<void> {
  const number = await serverVersion(db, log)
  const version = Math.floor(number / 10_000)
  if (version >= oldestVersion) return
  throw new Error(`DATABASE_URL leads to PostgreSQL ${version}; version ${oldestVersion} or later is needed`)
}

async function serverVersion(db: Database, log: Log): Promise<number> {
  for (const end = Date.now() + startPatience; ; await sleep(500)) {
    try {
      const { version } = await db.row<{ version: number }>(
        `select current_setting('server_version_num')::int as version`,
      )
      return version
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error
      if (Date.now() > end) throw new Error('The server of DATABASE_URL does not answer', { cause: error })
      log.warn('The database does not answer yet; waiting')
    }
  }
}
