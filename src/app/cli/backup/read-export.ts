import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { isOwnTable } from '#platform/database/own-rows.ts'
import { hashOf } from './hashed-file.ts'
import type { ExportedTable, Manifest } from './manifest.ts'
import { createStage, fillQueue, jobColumns } from './queued-jobs.ts'
import { checkFiles } from './stored-files.ts'
import { listed, storedTables } from './stored-tables.ts'

/**
 * Reads every file of an export once, before anything is changed: a truncated or edited one is
 * refused.
 */
export async function checkExport(folder: string, { tables, queuedJobs, files }: Manifest): Promise<void> {
  for (const { name, sha256 } of [...tables, ...(queuedJobs ? [queuedJobs] : [])]) {
    const found = await hashOf(join(folder, `${name}.csv`))
    if (found === undefined) throw new Error(`${name}.csv is missing from ${folder}.`)
    if (sha256 !== undefined && found !== sha256)
      throw new Error(`${name}.csv is not what the export wrote: it was truncated or edited.`)
  }
  await checkFiles(folder, files)
}

/** PLAT-12: fills the tables of a database without rows, inside the caller's transaction. */
export async function readExport(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  logLine: (line: string) => void,
): Promise<void> {
  const tables = await storedTables(client)
  // The rows come as the triggers left them. This also locks the tables: nobody else writes until
  // the end.
  for (const { name } of tables) await client.query(`alter table public."${name}" disable trigger user`)
  await emptyTables(client, tables)
  for (const { name, columns } of tables) {
    const exported = manifest.tables.find((table) => table.name === name)
    if (!exported || !sameColumns(exported.columns, columns))
      throw new Error(`The export does not fit the table ${name}.`)
    await load(client, folder, exported, `public."${name}"`)
    logLine(`${name}: ${exported.rows.toLocaleString('en-US')} rows`)
  }
  // What is checked at the commit must be checked before its table is altered.
  await client.query('set constraints all immediate')
  for (const { name } of tables) await client.query(`alter table public."${name}" enable trigger user`)
  for (const [name, value] of Object.entries(manifest.sequences))
    await client.query('select setval($1::regclass, $2)', [`public."${name}"`, value])
  if (manifest.queuedJobs) {
    await client.query(createStage)
    await load(client, folder, { ...manifest.queuedJobs, columns: [...jobColumns] }, 'restored_jobs')
    await fillQueue(client)
    logLine(`queued jobs: ${manifest.queuedJobs.rows.toLocaleString('en-US')}`)
  }
}

/**
 * In any order: columns stand where the migration that added them ran, which is another place in a
 * database that was upgraded step by step than in one made by this version.
 */
function sameColumns(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join()
}

/** Refuses rows of somebody's own, and takes away what a start writes by itself. */
async function emptyTables(client: pg.Client, tables: readonly { name: string }[]): Promise<void> {
  for (const { name } of tables) {
    if (!isOwnTable(name)) {
      await client.query(`delete from public."${name}"`)
      continue
    }
    const { rows } = await client.query(`select from public."${name}" limit 1`)
    if (rows.length > 0)
      throw new Error(`The database is not empty: ${name} has rows. Restore into a new DATA_DIR or database.`)
  }
}

async function load(client: pg.Client, folder: string, exported: ExportedTable, table: string): Promise<void> {
  const { name, columns, rows } = exported
  const copy = client.query(copyFrom(`copy ${table} (${listed(columns)}) from stdin (format csv, header match)`))
  try {
    await pipeline(createReadStream(join(folder, `${name}.csv`)), copy)
  } catch (error) {
    throw new Error(`${name}.csv cannot be restored: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  if (copy.rowCount !== rows)
    throw new Error(`${name}.csv has ${copy.rowCount} rows instead of ${rows}: it was truncated or edited.`)
}
