import type { Queries } from './database.ts'

/** Tables a start fills by itself, before anybody has entered or imported anything. */
const writtenByStart: readonly string[] = [
  'schema_migrations',
  'sealing_keys',
  'second_factor_policy',
  'job_workers',
  'rate_counters',
  'demo_seeds',
  // Those of the migration; whoever changes them is a user, and so a row of their own.
  'credit_codes',
]

/** True for a table whose rows are somebody's own data. */
export const isOwnTable = (name: string): boolean => !writtenByStart.includes(name)

/**
 * The first table that holds rows of somebody's own; undefined for a database that is as the start
 * leaves it.
 */
export async function firstOwnTable(db: Queries): Promise<string | undefined> {
  const tables = await db.rows<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by relname`,
  )
  for (const { name } of tables) {
    if (isOwnTable(name) && (await db.rows(`select from public."${name}" limit 1`)).length > 0) return name
  }
  return undefined
}
