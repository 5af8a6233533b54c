import type { Queries } from './database.ts'
import { sql } from './statement.ts'

/** Rows deleted in one statement: a large one would hold locks and write-ahead log for seconds. */
const batchSize = 5000

/** Rows of a table that have had their time. */
export interface Old {
  readonly table: string
  /** Instant the age counts from. */
  readonly column: string
  /** Further condition, in SQL. */
  readonly where?: string
}

/**
 * How to delete the rows before an instant, in batches; the returned function returns how many
 * there were.
 */
export function deleteOld({ table, column, where = 'true' }: Old): (db: Queries, before: Date) => Promise<number> {
  const statement = sql(
    `${table}.delete-old`,
    `delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${column} < :before and ${where} limit ${batchSize}))`,
  )
  return async (db, before) => {
    for (let total = 0; ;) {
      const deleted = await db.run(statement({ before }))
      total += deleted
      if (deleted < batchSize) return total
    }
  }
}
