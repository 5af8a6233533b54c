import type { Database, Transaction } from './database.ts'
import { type Migration, migrationFiles } from './migration-files.ts'
import { sql } from './statement.ts'

/** Any number will do as long as nobody else locks it: the letters of 'larder'. */
const lockKey = 119_212_404_778

const applied = sql('migrations.applied', 'select number, name, checksum from schema_migrations order by number')
const record = sql(
  'migrations.record',
  'insert into schema_migrations (number, name, checksum) values (:number, :name, :checksum)',
)

interface Applied {
  readonly number: number
  readonly name: string
  readonly checksum: string
}

/**
 * Brings the schema up to date and returns the names of the migrations it ran [PLAT-2]. Each runs
 * in a transaction of its own under an advisory lock, so that processes that start together do not
 * meet; the lock ends with the transaction, which also works through a connection pooler. `only`
 * names those to run: the tables as they were when an export was written.
 */
export async function migrate(db: Database, folder?: string, only?: readonly string[]): Promise<string[]> {
  const migrations = migrationFiles(folder).filter(({ name }) => !only || only.includes(name))
  const done = await db.inTransaction(async (tx) => {
    await tx.run(`set local lock_timeout = 0; select pg_advisory_xact_lock(${lockKey})`)
    await tx.run(`create table if not exists schema_migrations (
      number integer primary key,
      name text not null unique,
      checksum text not null,
      applied_at timestamptz not null default now())`)
    return tx.rows<Applied>(applied())
  })
  migrations.forEach((migration) => refuseWhenEdited(migration, done))
  const ran: string[] = []
  for (const migration of migrations) {
    if (done.some(({ number }) => number === migration.number)) continue
    if (await db.inTransaction((tx) => apply(tx, migration))) ran.push(migration.name)
  }
  return ran
}

async function apply(tx: Transaction, migration: Migration): Promise<boolean> {
  // Its commit does not wait for the disk: a migration that a power cut takes back runs again, with
  // all that came after it, and the next commit of a call waits for both.
  await tx.run(
    `set local statement_timeout = 0; set local lock_timeout = 0; set local synchronous_commit = off;
     select pg_advisory_xact_lock(${lockKey})`,
  )
  const done = await tx.rows<Applied>(applied())
  refuseWhenEdited(migration, done)
  if (done.some(({ number }) => number === migration.number)) return false
  try {
    await tx.run(migration.text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${migration.name} failed: ${reason}`, { cause: error })
  }
  await tx.run(record({ number: migration.number, name: migration.name, checksum: migration.checksum }))
  return true
}

function refuseWhenEdited(migration: Migration, done: readonly Applied[]): void {
  const earlier = done.find(({ number }) => number === migration.number)
  if (!earlier || earlier.checksum === migration.checksum) return
  throw new Error(
    `Migration ${migration.name} was changed after this database ran it as ${earlier.name}. ` +
      'Restore the file and put the change into a new migration.',
  )
}
