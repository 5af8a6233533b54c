import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { migrateCommand } from '#app/cli/migrate.ts'
import { type EmbeddedPostgres, startEmbedded } from '#platform/database/embedded-postgres.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'
import { everyRow, runCommand } from './support/backup.ts'
import { addDistributor } from './support/distributor.ts'

// Each starts and stops servers of its own.
vi.setConfig({ testTimeout: 90_000 })
const log = createLog('silent')
const folder = mkdtempSync(join(tmpdir(), 'larder-home-'))
chmodSync(folder, 0o755)
const isRoot = process.getuid?.() === 0
const running: EmbeddedPostgres[] = []
const elsewhere: string[] = []

const start = async (dataDir: string) => {
  const server = await startEmbedded(dataDir, log)
  running.push(server)
  return server
}
const stopAll = async () => {
  for (const server of running.splice(0)) await server.stop()
}
const copy = (how: string, from: string, to: string) => {
  expect(spawnSync('cp', [how, from, to]).status).toBe(0)
}
const rowsIn = async (server: EmbeddedPostgres) => {
  const db = createDatabase(server.url)
  return everyRow(db, []).finally(() => db.close())
}

afterEach(async () => {
  await stopAll()
  vi.restoreAllMocks()
})
afterAll(() => {
  for (const path of [folder, ...elsewhere]) rmSync(path, { recursive: true, force: true })
})

const used = join(folder, 'used')

test('a copy of DATA_DIR, made while the portal is stopped, is the same portal in every row [PLAT-12]', async () => {
  await runCommand(migrateCommand, [], { DATA_DIR: used })
  const server = await start(used)
  const db = createDatabase(server.url)
  await addDistributor(db)
  await db.close()
  const before = await rowsIn(server)
  await stopAll()
  copy('-a', used, join(folder, 'copied'))
  expect(await rowsIn(await start(join(folder, 'copied')))).toEqual(before)
  expect(before['items']).not.toEqual([])
})

test('a copy made while the database was running is refused with the way out [PLAT-12]', async () => {
  await start(used)
  copy('-a', used, join(folder, 'torn'))
  await expect(startEmbedded(join(folder, 'torn'), log)).rejects.toThrow(
    /was copied from .*used.* while .* was running/,
  )
})

test('such a copy is refused after its database has stopped, too, and a folder moved after a crash has a way [PLAT-12]', async () => {
  const server = await start(used)
  copy('-a', used, join(folder, 'torn-later'))
  const before = await rowsIn(server)
  await stopAll()
  const later = join(folder, 'torn-later')
  await expect(startEmbedded(later, log)).rejects.toThrow(/was copied from .*used.* while .* was running/)
  rmSync(join(later, 'postgres', 'postmaster.pid'))
  expect(await rowsIn(await start(later))).toEqual(before)
})

test('a copy without its secret key is refused, and makes no key of its own [PLAT-12]', async () => {
  copy('-a', used, join(folder, 'keyless'))
  rmSync(join(folder, 'keyless', 'secret-key'))
  const environment = { DATA_DIR: join(folder, 'keyless') }
  await expect(runCommand(migrateCommand, [], environment)).rejects.toThrow(/The secret key is missing.*secret-key/)
  expect(existsSync(join(folder, 'keyless', 'secret-key'))).toBe(false)
  const rotated = {
    ...environment,
    SECRET_KEY: 'a new key after the rotation of this key',
    SECRET_KEYS_BEFORE: readFileSync(join(used, 'secret-key'), 'utf8'),
  }
  await runCommand(migrateCommand, [], rotated)
  // The new key is the sealing one now: without it nothing starts, even with the former one.
  copy('-a', join(used, 'secret-key'), join(folder, 'keyless', 'secret-key'))
  await expect(runCommand(migrateCommand, [], environment)).rejects.toThrow('The secret key is another one')
  await runCommand(migrateCommand, [], { ...rotated, SECRET_KEYS_BEFORE: '' })
})

test('a folder that has lost its database is refused instead of getting an empty one [PLAT-12]', async () => {
  const lost = join(folder, 'lost')
  copy('-a', used, lost)
  rmSync(join(lost, 'postgres'), { recursive: true })
  await expect(startEmbedded(lost, log)).rejects.toThrow(/has had a database, which is not there any more/)
  expect(existsSync(join(lost, 'postgres'))).toBe(false)
})

describe.runIf(isRoot)('as root', () => {
  test('a copy without its owners, as cp -r makes it, is given back to the database user [PLAT-12]', async () => {
    const before = await rowsIn(await start(used))
    await stopAll()
    const plain = join(folder, 'plain')
    copy('-r', used, plain)
    expect(statSync(join(plain, 'postgres', 'PG_VERSION')).uid).toBe(0)
    expect(await rowsIn(await start(plain))).toEqual(before)
    expect(statSync(join(plain, 'postgres', 'PG_VERSION')).uid).not.toBe(0)
  })

  test('a closed DATA_DIR says where its database lies, and a copy of it alone is refused [PLAT-12]', async () => {
    const closed = join(folder, 'closed', 'data')
    mkdirSync(dirname(closed), { mode: 0o700 })
    const lines = vi.spyOn(log, 'info')
    const server = await start(closed)
    const { database } = JSON.parse(readFileSync(join(closed, 'postgres-elsewhere.json'), 'utf8')) as {
      database: string
    }
    elsewhere.push(database)
    expect(database).toMatch(new RegExp(`^/var/lib/larder/${basename(closed)}-`))
    expect(lines).toHaveBeenCalledWith(
      { dataDir: closed, database },
      'DATA_DIR is closed to the database user: the database lies elsewhere',
    )
    const db = createDatabase(server.url)
    await db.run('create table kept (id integer)')
    await db.close()
    await stopAll()
    copy('-a', closed, join(folder, 'closed', 'other'))
    await expect(startEmbedded(join(folder, 'closed', 'other'), log)).rejects.toThrow(
      `is a copy of ${closed} without its database, which lies in ${database}`,
    )
    // Opened later, the folder still finds its database where it is.
    chmodSync(dirname(closed), 0o755)
    expect(await rowsIn(await start(closed))).toEqual({ kept: [] })
    await stopAll()
    rmSync(database, { recursive: true })
    await expect(startEmbedded(closed, log)).rejects.toThrow(/database of .*closed\/data is missing/)
  })
})
