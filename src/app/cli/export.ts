import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Command, withDatabase, WrongUsage } from './command.ts'
import { listed, migrationsOf, storedTables } from './stored-tables.ts'

/** What an export folder says about itself. */
export interface Manifest {
  readonly exportedAt: string
  readonly migrations: readonly string[]
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[]; readonly rows: number }[]
  /** Last value of each sequence. */
  readonly sequences: Readonly<Record<string, number>>
}

/** PLAT-1: every table as a CSV file, all of one moment: the embedded PostgreSQL has no pg_dump. */
export const exportCommand: Command = {
  usage: 'export DIR',
  summary: 'Write every table to a new folder, as a backup or for a move; sessions stay behind',
  run: async ([folder, ...more], context) => {
    if (folder === undefined || more.length > 0) throw new WrongUsage('Which folder?')
    // Hashes and customer data are in it: for the operator only.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`)
    await withDatabase(context, async ({ url }) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        const manifest = await writeTables(client, folder, context.say)
        // Written last: a folder without it is not whole.
        await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
        context.print(`${manifest.tables.length} tables are in ${folder}`)
      } finally {
        await client.end()
      }
    })
  },
}

async function writeTables(client: pg.Client, folder: string, say: (line: string) => void): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only')
  const exportedAt = new Date().toISOString()
  const migrations = await migrationsOf(client)
  const tables = []
  for (const { name, columns } of await storedTables(client)) {
    const copy = client.query(copyTo(`copy public."${name}" (${listed(columns)}) to stdout (format csv, header)`))
    await pipeline(copy, createWriteStream(join(folder, `${name}.csv`), { mode: 0o600 }))
    tables.push({ name, columns, rows: copy.rowCount })
    say(`${name}: ${copy.rowCount} rows`)
  }
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  await client.query('commit')
  const sequences = Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]))
  return { exportedAt, migrations, tables, sequences }
}
