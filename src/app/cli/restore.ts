import pg from 'pg'
import { confirmSealingKey, refuseOtherKey } from '#platform/sealing-key.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { migrationFiles } from '#platform/database/migration-files.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { type Command, type CommandContext, WrongUsage } from './command.ts'
import { refuseRunningPortal } from './running-portal.ts'
import { withCopyConnection } from './backup/copy-connection.ts'
import { type Manifest, readManifest } from './backup/manifest.ts'
import { checkExport, readExport } from './backup/read-export.ts'
import { restoreFiles } from './backup/stored-files.ts'

/** PLAT-12: fills an empty database from an export; all of it or nothing. */
export const restoreCommand: Command = {
  usage: 'restore DIR',
  summary: 'Fill an empty database from an export',
  run: async ([folder, ...more], context) => {
    if (folder === undefined || more.length > 0) throw new WrongUsage('Which folder?')
    const { config, log, print } = context
    const manifest = await readManifest(folder)
    refuseNewer(manifest)
    if (manifest.sealingKey !== undefined)
      refuseOtherKey([{ keyId: manifest.sealingKey, usedSince: manifest.exportedAt }], config)
    await checkExport(folder, manifest)
    const opened = await openDatabase(config, log)
    try {
      await restore(opened, folder, manifest, context)
    } finally {
      await opened.stop()
    }
    const pictures = config.outside.s3Url === undefined ? manifest.files.length : 0
    print(
      `${manifest.tables.length} tables, ${manifest.queuedJobs?.rows ?? 0} queued jobs and ${pictures} pictures were restored`,
    )
    print('Sessions are not part of an export: everybody signs in again')
  },
}

async function restore(
  { db, url }: OpenDatabase,
  folder: string,
  manifest: Manifest,
  { config, log, logLine }: CommandContext,
): Promise<void> {
  await refuseOtherTables(db, manifest)
  // The tables as they were at the export; what this version adds follows with the rows in place.
  await migrate(db, undefined, manifest.migrations)
  await migrateJobs(url, log)
  await refuseRunningPortal(db)
  await withCopyConnection(url, async (client) => {
    try {
      await client.query('begin')
      await readExport(client, folder, manifest, logLine)
      // Before the commit: pictures without rows do no harm, rows without pictures would.
      if (config.outside.s3Url === undefined) await restoreFiles(folder, config.dataDir, manifest.files)
      await client.query('commit')
    } catch (error) {
      throw explained(error)
    }
    await migrate(db)
    await confirmSealingKey(db, config)
    await client.query('analyze')
  })
}

/** An export of a later version has tables this one does not know. */
function refuseNewer({ migrations }: Manifest): void {
  const known = migrationFiles().map(({ name }) => name)
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(
      `The export comes from a later version of Larder: this one does not know ${unknown.join(', ')}. ` +
        'Update the portal first.',
    )
}

/** The tables of the database may lag behind those of the export, but not be ahead of them. */
async function refuseOtherTables(db: Database, { migrations }: Manifest): Promise<void> {
  const { exists } = await db.row<{ exists: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as exists`,
  )
  if (!exists) return
  const ran = await db.rows<{ name: string }>('select name from schema_migrations order by number')
  const later = ran.filter(({ name }) => !migrations.includes(name))
  if (later.length > 0)
    throw new Error(
      `The export comes from an earlier version of Larder, and this database already has the tables of ` +
        `${later.map(({ name }) => name).join(', ')}. Restore into a new DATA_DIR or a new database.`,
    )
}

const notAllowed = '42501'

function explained(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== notAllowed) return error
  return new Error(`${error.message}: restore as the database user the portal runs as, who owns the tables.`, {
    cause: error,
  })
}
