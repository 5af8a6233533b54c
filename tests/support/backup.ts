import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { createLog } from '#platform/log.ts'
import type { Command } from '#app/cli/command.ts'

/**
 * Runs one of the operator's commands with an environment of its own; returns the lines it printed.
 */
export async function runCommand(
  command: Command,
  words: readonly string[],
  environment: Record<string, string>,
): Promise<string[]> {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', ...environment })
  await command.run(words, { config, log: createLog('silent'), print, logLine: () => undefined })
  return lines
}

/**
 * Rows of every table as text by column name, in a fixed order: the restored database must hold
 * exactly these.
 */
export async function everyRow(db: Database, except: readonly string[]): Promise<Record<string, string[]>> {
  const tables = await db.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [except],
  )
  const rows: Record<string, string[]> = {}
  for (const { name } of tables) {
    const found = await db.rows<{ row: string }>(
      `select to_jsonb(t)::text as row from "${name}" t order by to_jsonb(t)::text collate "C"`,
    )
    rows[name] = found.map(({ row }) => row)
  }
  return rows
}

/** The waiting jobs, without the numbers the queue gave them. */
export const everyJob = (db: Database): Promise<object[]> =>
  db.rows(`select t.identifier, j.payload::text, j.key, j.run_at, j.attempts, j.max_attempts, j.priority, j.last_error,
     j.flags::text, j.created_at, q.queue_name
   from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
   left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by j.id`)

/** What every sequence gave last. */
export const everySequence = (db: Database): Promise<object[]> =>
  db.rows(`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`)
