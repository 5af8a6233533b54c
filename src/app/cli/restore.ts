import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { z } from 'zod'
import { type Command, withDatabase, WrongUsage } from './command.ts'
import { listed, migrationsOf, storedTables } from './stored-tables.ts'

const manifestShape = z.object({
  exportedAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.record(z.string(), z.number().int()),
})

/** PLAT-1: fills an empty database from an export; all of it or nothing. */
export const restoreCommand: Command = {
  usage: 'restore DIR',
  summary: 'Fill an empty database from an export',
  run: async ([folder, ...more], context) => {
    if (folder === undefined || more.length > 0) throw new WrongUsage('Which folder?')
    const manifest = await manifestOf(folder)
    await withDatabase(context, async ({ url }) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        await client.query('begin')
        await readTables(client, folder, manifest, context.say)
        await client.query('commit')
        context.print(`${manifest.tables.length} tables were restored`)
      } finally {
        await client.end()
      }
    })
  },
}

async function manifestOf(folder: string) {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`${folder} has no manifest.json; an export writes it last`)
  return manifestShape.parse(JSON.parse(text))
}

async function readTables(
  client: pg.Client,
  folder: string,
  manifest: z.output<typeof manifestShape>,
  say: (line: string) => void,
): Promise<void> {
  const migrations = await migrationsOf(client)
  if (migrations.join() !== manifest.migrations.join()) {
    throw new Error(
      'The export comes from another version of Larder; restore it with that version and start this one after',
    )
  }
  for (const { name, columns } of await storedTables(client)) {
    const exported = manifest.tables.find((table) => table.name === name)
    if (exported?.columns.join() !== columns.join()) throw new Error(`The export does not fit the table ${name}`)
    const { rows: found } = await client.query(`select 1 from public."${name}" limit 1`)
    if (found.length > 0) throw new Error(`The database is not empty: ${name} has rows`)
    const copy = client.query(
      copyFrom(`copy public."${name}" (${listed(columns)}) from stdin (format csv, header match)`),
    )
    await pipeline(createReadStream(join(folder, `${name}.csv`)), copy)
    if (copy.rowCount !== exported.rows)
      throw new Error(`${name}.csv has ${copy.rowCount} rows instead of ${exported.rows}`)
    say(`${name}: ${copy.rowCount} rows`)
  }
  for (const [name, value] of Object.entries(manifest.sequences)) {
    await client.query('select setval($1::regclass, $2)', [`public."${name}"`, value])
  }
}
