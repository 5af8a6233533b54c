import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCommand } from '#app/cli/export.ts'
import { migrateCommand } from '#app/cli/migrate.ts'
import { restoreCommand } from '#app/cli/restore.ts'
import type { Database } from '#platform/database/database.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { everyJob, everyRow, everySequence, runCommand } from './support/backup.ts'
import { emptyDatabase } from './support/database.ts'
import { dumpAndLoad, hasDebianPostgres, startDebianPostgres } from './support/debian-postgres.ts'
import { addDistributor, people } from './support/distributor.ts'

const SECRET_KEY = 'the sealing key of the exported portal'

// PLAT-2: DATABASE_URL leads to a server of version 15 or later; the embedded one is 18.
describe.runIf(hasDebianPostgres)('between a PostgreSQL 15 server and the embedded 18', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-servers-'))
  chmodSync(folder, 0o755)
  const opened: Database[] = []
  let server: Awaited<ReturnType<typeof startDebianPostgres>>
  const at = (url: string) => ({ DATABASE_URL: url, DATA_DIR: join(folder, 'data'), SECRET_KEY })

  const open = (url: string): Database => {
    const db = createDatabase(url, { max: 3 })
    opened.push(db)
    return db
  }
  /** A database on the server that belongs to a user of its own, who owns nothing else. */
  async function ownedBy(user: string) {
    const admin = open(server.url)
    await admin.run(`create role ${user} login`)
    await admin.run(`create database ${user} owner ${user}`)
    const url = server.url.replace('postgres@', `${user}@`).replace(/\/postgres$/, `/${user}`)
    return { url, db: open(url) }
  }
  async function expectSame(one: Database, other: Database, except: readonly string[]) {
    expect(await everyRow(other, [...except, 'schema_migrations'])).toEqual(
      await everyRow(one, [...except, 'schema_migrations']),
    )
    expect(await everySequence(other)).toEqual(await everySequence(one))
    expect(await everyJob(other)).toEqual(await everyJob(one))
  }

  let used: Awaited<ReturnType<typeof ownedBy>>
  beforeAll(async () => {
    server = await startDebianPostgres(folder)
    used = await ownedBy('one')
    await runCommand(migrateCommand, [], at(used.url))
    await addDistributor(used.db)
    await used.db.run(
      `insert into sessions (token_hash, user_id, real_user_id, expires_at) values ('\\x01', $1, $1, '2027-05-06 07:08:09.123456+02')`,
      [people.buyer],
    )
    await queueJob(used.db, 'note', { text: 'a "quoted" one' }, { runAt: new Date('2027-01-02T03:04:05Z') })
  })
  afterAll(async () => {
    for (const db of opened) await db.close()
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('an export is restored by another user, on the server and on the embedded database, and back [PLAT-12]', async () => {
    const [other, embedded, back] = [await ownedBy('two'), await emptyDatabase(), await ownedBy('three')]
    await runCommand(exportCommand, [join(folder, 'first')], at(used.url))
    await runCommand(restoreCommand, [join(folder, 'first')], at(other.url))
    await expectSame(used.db, other.db, ['sessions'])
    await runCommand(restoreCommand, [join(folder, 'first')], at(embedded.url))
    await expectSame(used.db, embedded.db, ['sessions'])
    await runCommand(exportCommand, [join(folder, 'second')], at(embedded.url))
    await runCommand(restoreCommand, [join(folder, 'second')], at(back.url))
    await expectSame(used.db, back.db, ['sessions'])
    expect(await back.db.rows('select from sessions')).toEqual([])
  })

  test('a user who does not own the tables gets a sentence, and changes nothing [PLAT-12]', async () => {
    const target = await ownedBy('four')
    await runCommand(migrateCommand, [], at(target.url))
    await open(server.url).run('create role stranger login')
    await target.db.run(`grant all on schema public to stranger; grant all on all tables in schema public to stranger`)
    await target.db.run(
      `grant all on schema graphile_worker to stranger; grant all on all tables in schema graphile_worker to stranger`,
    )
    await runCommand(exportCommand, [join(folder, 'third')], at(used.url))
    const url = target.url.replace('four@', 'stranger@')
    await expect(runCommand(restoreCommand, [join(folder, 'third')], at(url))).rejects.toThrow(
      /must be owner.*who owns the tables/,
    )
    expect(await target.db.rows('select from users')).toEqual([])
  })

  test('a dump loaded by psql is the same portal, sessions included, and asks for the same key [PLAT-12]', async () => {
    const [loaded, embedded] = [await ownedBy('five'), await emptyDatabase()]
    for (const target of [loaded, embedded]) {
      dumpAndLoad(used.url, target.url)
      expect(await everyRow(target.db, [])).toEqual(await everyRow(used.db, []))
      await expectSame(used.db, target.db, [])
      await runCommand(migrateCommand, [], at(target.url))
      const another = { ...at(target.url), SECRET_KEY: 'another key that has sealed nothing here' }
      await expect(runCommand(migrateCommand, [], another)).rejects.toThrow('The secret key is another one')
    }
  })
})
