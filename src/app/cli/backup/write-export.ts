import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { writeHashed } from './hashed-file.ts'
import { type ExportedTable, type Manifest, writeManifest } from './manifest.ts'
import { hasQueue, jobColumns, selectJobs } from './queued-jobs.ts'
import { exportFiles } from './stored-files.ts'
import { listed, type StoredTable, storedTables } from './stored-tables.ts'

/** What an export is made of besides the database. */
export interface ExportSource {
  /** Undefined: pictures are in storage of their own and stay there. */
  readonly dataDir: string | undefined
  readonly sealingKey: string
}

/**
 * PLAT-12: writes everything an export holds into an empty folder; what a failure leaves behind is
 * removed.
 */
export async function writeExport(
  client: pg.Client,
  folder: string,
  { dataDir, sealingKey }: ExportSource,
  logLine: (line: string) => void,
): Promise<Manifest> {
  const tables = await storedTables(client)
  try {
    const filesOf = async (known?: Manifest['files']) => (dataDir ? exportFiles(dataDir, folder, known) : [])
    // Copied before and after the snapshot: every picture its rows name was there at one of the two
    // moments.
    const earlier = await filesOf()
    const rows = await writeTables(client, tables, folder, logLine)
    const manifest = { ...rows, sealingKey, files: await filesOf(earlier) }
    await writeManifest(folder, manifest)
    return manifest
  } catch (error) {
    for (const name of ['manifest.json.partial', 'uploads', 'queued-jobs.csv'])
      await rm(join(folder, name), { recursive: true, force: true })
    for (const { name } of tables) await rm(join(folder, `${name}.csv`), { force: true })
    throw error
  }
}

/** All tables as CSV, as of one moment. */
async function writeTables(
  client: pg.Client,
  stored: readonly StoredTable[],
  folder: string,
  logLine: (line: string) => void,
) {
  await client.query('begin isolation level repeatable read read only')
  const exportedAt = new Date().toISOString()
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from schema_migrations order by number',
  )
  const write = async (name: string, columns: readonly string[], source: string): Promise<ExportedTable> => {
    const copy = client.query(copyTo(`copy ${source} to stdout (format csv, header)`))
    const { sha256 } = await writeHashed(join(folder, `${name}.csv`), copy)
    logLine(`${name}: ${copy.rowCount.toLocaleString('en-US')} rows`)
    return { name, columns: [...columns], rows: copy.rowCount, sha256 }
  }
  const tables: ExportedTable[] = []
  for (const { name, columns } of stored)
    tables.push(await write(name, columns, `public."${name}" (${listed(columns)})`))
  const queuedJobs = (await hasQueue(client)) ? await write('queued-jobs', jobColumns, `(${selectJobs})`) : undefined
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  await client.query('commit')
  return {
    exportedAt,
    migrations: migrations.map(({ name }) => name),
    tables,
    queuedJobs,
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, Number(value)])),
  }
}
