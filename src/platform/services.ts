import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Replica } from './database/replica.ts'
import type { Log } from './log.ts'

/** What every area's server half is handed at start. */
export interface Services {
  readonly db: Database
  /** Absent without DATABASE_REPLICA_URL. */
  readonly replica?: Replica | undefined
  readonly clock: Clock
  readonly log: Log
  readonly config: Config
}
