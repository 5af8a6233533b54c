import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { confirmSealingKey } from '#platform/sealing-key.ts'

/** What every command is given. */
export interface CommandContext {
  readonly config: Config
  readonly log: Log
  /** The result, for pipes: stdout. */
  readonly print: (line: string) => void
  /** Progress and reports for the person: stderr. */
  readonly logLine: (line: string) => void
}

/** One of the operator's commands. */
export interface Command {
  /** What follows `larder`, such as 'import KIND FILE'. */
  readonly usage: string
  readonly summary: string
  /** Resolves to an exit code of its own, or to nothing when all went well. */
  readonly run: (words: readonly string[], context: CommandContext) => Promise<number | void>
}

/** The command was called in a way it does not know; the usage is shown. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

/**
 * Lends the database, its schema up to date and its key at hand, and gives it back whatever
 * happens.
 */
export async function withDatabase<T>(
  { config, log }: CommandContext,
  work: (opened: OpenDatabase) => Promise<T>,
): Promise<T> {
  const opened = await openDatabase(config, log)
  try {
    await migrate(opened.db)
    await confirmSealingKey(opened.db, config)
    return await work(opened)
  } finally {
    await opened.stop()
  }
}
